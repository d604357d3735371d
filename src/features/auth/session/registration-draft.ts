const KEY = 'aman.registration';

/** Whoever is logged in has no use for a half-done registration (specification §4). */
export function clearRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden here, so there is no draft either.
  }
}
