import { fallback, optional, picklist, undefined_, union } from 'valibot';

/** docs/rules.md §4, in this order. */
export const registrationSteps = ['email', 'code', 'action', 'form'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

export const STEPS = registrationSteps.length;
/** A visitor who comes from a booking skips the choice of a cabinet. */
export const QUICK_STEPS = STEPS - 1;

/** The `step` search parameter; without it, a registration continues where it was left. */
export const stepParam = optional(fallback(union([picklist(registrationSteps), undefined_()]), undefined));

/** For the document's title. */
export const stepTitles: Record<RegistrationStep, string> = {
  email: 'почта',
  code: 'код из\u00A0письма',
  action: 'выбор кабинета',
  form: 'анкета',
};
