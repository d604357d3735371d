import { stored } from '@/shared/stored';

/** Where the draft of a registration lies in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** Whoever is logged in has no use for a half-done registration (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  stored(REGISTRATION_KEY, String, '', 'sessionStorage').set(null);
}
