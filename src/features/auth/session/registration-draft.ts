import { stored } from '@/shared/stored';

/** The key of the registration draft in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** A visitor who is logged in has finished registering (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  stored(REGISTRATION_KEY, String, '', 'sessionStorage').set(null);
}
