import { stored } from '@/shared/stored';

/**
 * Maximum number of stored searches. This many fit below the field on a phone with an open
 * keyboard.
 */
const KEPT = 5;

const searches = stored<readonly string[]>('aman.searches', parseSearches, []);

/** Search texts used on this device, the latest first. */
export const recentSearches = searches.get;

/** Stores a search text as the latest one. */
export function keepSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  searches.set(JSON.stringify([text, ...others].slice(0, KEPT)));
}

/**
 * Deletes the search texts. It is called on the user's request and on logout, because the texts may
 * reveal an illness.
 */
export function forgetSearches(): void {
  searches.set(null);
}

function parseSearches(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return [];
  const items: unknown[] = list;
  return items.filter((item) => typeof item === 'string').slice(0, KEPT);
}
