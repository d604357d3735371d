import { cityList, getCityListQueryOptions } from '#generated/api/public-reference/public-reference.ts';
import type { City } from '#generated/models/city.ts';
import { CITIES_FRESHNESS } from '@/shared/config/limits';
import { foldCase } from '@/shared/format/letter-case';
import { now } from '@/shared/format/now';
import { stored } from '@/shared/stored';

/**
 * Query for the cities. It starts with the stored list, and refetches a list that is more than an
 * hour old (docs/rules.md §4, §7).
 */
export function cityListQuery() {
  return getCityListQueryOptions({
    query: {
      // When the header unmounts, the request isn't cancelled, because other components wait for
      // the answer.
      queryFn: async () => {
        const answer = await cityList();
        writeCities(answer.data);
        return answer;
      },
      staleTime: CITIES_FRESHNESS,
      gcTime: Infinity,
      // No error is shown, because the header works without the list.
      meta: { silent: true },
      initialData: () => {
        const cached = readCities();
        return cached && { data: cached.cities };
      },
      initialDataUpdatedAt: () => readCities()?.savedAt,
    },
  });
}

interface CachedCities {
  readonly cities: City[];
  /** Time when the list was stored, in milliseconds since the epoch. */
  readonly savedAt: number;
}

const cache = stored('aman.cities', parseCache, undefined);

export const readCities = cache.get;

export function writeCities(cities: readonly City[]): void {
  cache.set(JSON.stringify({ cities, savedAt: now() }));
}

function parseCache(text: string): CachedCities | undefined {
  const record: unknown = JSON.parse(text);
  if (!isCache(record)) return undefined;
  const { cities, savedAt } = record;
  // If the user has set the clock back, the stored time is in the future. The list must then not
  // count as fresh.
  return { cities, savedAt: savedAt <= now() ? savedAt : 0 };
}

function isCache(value: unknown): value is CachedCities {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'cities' in value &&
    Array.isArray(value.cities) &&
    value.cities.length > 0 &&
    value.cities.every(isCity)
  );
}

function isCity(value: unknown): value is City {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/**
 * Cities with a word that begins with the text, in the order of the list. An empty text matches all
 * cities.
 */
export function matchCities(cities: readonly City[], text: string): readonly City[] {
  const wanted = plain(text);
  if (wanted === '') return cities;
  return cities.filter(({ title }) => {
    const name = plain(title);
    return name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted));
  });
}

/** Normalises a text: hyphens become spaces («Усть-Каменогорск»), lower case, «ё» becomes «е». */
function plain(text: string): string {
  return foldCase(text.trim()).replace(/[\s-]+/g, ' ');
}
