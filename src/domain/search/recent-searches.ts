import { stored } from '@/shared/stored';

/** As many as fit below the field on a phone with an open keyboard. */
const KEPT = 5;

const searches = stored<readonly string[]>('aman.searches', parseSearches, []);

/** Texts searched for on this device, latest first. */
export const recentSearches = searches.get;

/** Saves a search text; a known one moves to the top. */
export function keepSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  searches.set(JSON.stringify([text, ...others].slice(0, KEPT)));
}

/** A search can reveal an illness, so searches are deleted on request and on logout. */
export function forgetSearches(): void {
  searches.set(null);
}

function parseSearches(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return [];
  const items: unknown[] = list;
  return items.filter((item) => typeof item === 'string').slice(0, KEPT);
}
