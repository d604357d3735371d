import * as v from 'valibot';
import { optionalParam } from '@/shared/url/search-params';

/** All steps in order (docs/rules.md §4). */
export const registrationSteps = ['email', 'code', 'known', 'action', 'form'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

interface Way {
  /**
   * True if the confirmed e-mail has an account and the user isn't adding a cabinet after a login.
   */
  readonly isKnown: boolean;
  readonly adds: boolean;
  /**
   * Whether the visitor comes from a booking, so that the step with the choice of a cabinet is
   * skipped.
   */
  readonly isQuick: boolean;
}

/** Steps of this registration, which the text «Шаг 2 из 3» counts. */
export function stepsOf({ isKnown, adds, isQuick }: Way): readonly RegistrationStep[] {
  if (isKnown && !adds) return ['email', 'code', 'known'];
  return ['email', 'code', ...(isKnown ? (['known'] as const) : []), ...(isQuick ? [] : (['action'] as const)), 'form'];
}

/** Search param `step`. If it is absent, the furthest allowed step is shown. */
export const stepParam = optionalParam(v.picklist(registrationSteps));

/** Step names for the page title. */
export const stepTitles: Record<RegistrationStep, string> = {
  email: 'почта',
  code: 'код из\u00A0письма',
  known: 'вход',
  action: 'выбор кабинета',
  form: 'анкета',
};
