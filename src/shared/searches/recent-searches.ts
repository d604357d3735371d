const KEY = 'aman.searches';

/** As many as are seen at once below the field on a phone with its keyboard. */
const KEPT = 5;

/** What was searched for on this device, the latest first: the texts as they were sent, nothing else. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const items: unknown[] = stored;
    return items.filter((item) => typeof item === 'string').slice(0, KEPT);
  } catch {
    // Storage is forbidden here, or holds something else.
    return [];
  }
}

/** Keeps a text that was searched for; one that is there already moves to the top. */
export function keepSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
  } catch {
    // Forbidden or full: nothing depends on it.
  }
}

/** A search can tell of an illness: it goes when somebody asks, and when they log out. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
