import * as v from 'valibot';
import { optionalParam } from '@/shared/url/search-params';

/** docs/rules.md §4, in this order. */
export const registrationSteps = ['email', 'code', 'known', 'action', 'form'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

interface Way {
  /** The confirmed e-mail has an account, and whoever it is does not add a cabinet while signed in. */
  readonly isKnown: boolean;
  readonly adds: boolean;
  /** A visitor who comes from a booking skips the choice of a cabinet. */
  readonly isQuick: boolean;
}

/** The steps from the e-mail to the end, as many as this person has: what «Шаг 2 из 3» counts. */
export function stepsOf({ isKnown, adds, isQuick }: Way): readonly RegistrationStep[] {
  if (isKnown && !adds) return ['email', 'code', 'known'];
  return ['email', 'code', ...(isKnown ? (['known'] as const) : []), ...(isQuick ? [] : (['action'] as const)), 'form'];
}

/** The `step` search parameter; without it, a registration continues where it was left. */
export const stepParam = optionalParam(v.picklist(registrationSteps));

/** For the document's title. */
export const stepTitles: Record<RegistrationStep, string> = {
  email: 'почта',
  code: 'код из\u00A0письма',
  known: 'вход',
  action: 'выбор кабинета',
  form: 'анкета',
};
