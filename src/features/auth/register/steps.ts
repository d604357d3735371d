import { fallback, optional, picklist, undefined_, union } from 'valibot';

/** The pages of a registration, in their order (docs/rules.md §4). */
export const registrationSteps = ['email', 'code', 'action', 'form'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Without the choice of who one is, for who comes from a booking. */
export const STEPS = registrationSteps.length;
export const QUICK_STEPS = STEPS - 1;

/** The `step` search parameter; without it, a registration goes on where it was left. */
export const stepParam = optional(fallback(union([picklist(registrationSteps), undefined_()]), undefined));

/** What each page is about, for the document's title. */
export const stepTitles: Record<RegistrationStep, string> = {
  email: 'почта',
  code: 'код из\u00A0письма',
  action: 'выбор кабинета',
  form: 'анкета',
};
