import { stored } from '@/shared/stored';

/** As many as are seen at once below the field on a phone with its keyboard. */
const KEPT = 5;

const searches = stored<readonly string[]>('aman.searches', parseSearches, []);

/** What was searched for on this device, the latest first: the texts as they were sent, nothing else. */
export const recentSearches = searches.get;

/** Keeps a text that was searched for; one that is there already moves to the top. */
export function keepSearch(text: string): void {
  if (text === '') return;
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== text.toLowerCase());
  searches.set(JSON.stringify([text, ...others].slice(0, KEPT)));
}

/** A search can tell of an illness: it goes when somebody asks, and when they log out. */
export function forgetSearches(): void {
  searches.set(null);
}

function parseSearches(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return [];
  const items: unknown[] = list;
  return items.filter((item) => typeof item === 'string').slice(0, KEPT);
}
