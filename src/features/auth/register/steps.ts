import * as v from 'valibot';
import { optionalParam } from '@/shared/url/search-params';

/** All steps in order (docs/rules.md §4). */
export const registrationSteps = ['email', 'code', 'known', 'action', 'form'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

interface Way {
  /** The confirmed e-mail has an account, and no logged-in user is adding a cabinet. */
  readonly isKnown: boolean;
  readonly adds: boolean;
  /** A visitor who comes from a booking skips the choice of cabinet. */
  readonly isQuick: boolean;
}

/** The steps that this person goes through: «Шаг 2 из 3» counts them. */
export function stepsOf({ isKnown, adds, isQuick }: Way): readonly RegistrationStep[] {
  if (isKnown && !adds) return ['email', 'code', 'known'];
  return ['email', 'code', ...(isKnown ? (['known'] as const) : []), ...(isQuick ? [] : (['action'] as const)), 'form'];
}

/** The `step` search param; without it, the registration continues at the furthest step. */
export const stepParam = optionalParam(v.picklist(registrationSteps));

/** Step names for the document's title. */
export const stepTitles: Record<RegistrationStep, string> = {
  email: 'почта',
  code: 'код из\u00A0письма',
  known: 'вход',
  action: 'выбор кабинета',
  form: 'анкета',
};
