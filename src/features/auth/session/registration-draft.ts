/** Where the draft of a registration lies in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** Whoever is logged in has no use for a half-done registration (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(REGISTRATION_KEY);
  } catch {
    // Storage is forbidden here, so there is no draft either.
  }
}
