import type { City } from '#generated/models/city.ts';
import { now } from '@/shared/format/now';
import { stored } from '@/shared/stored';

interface CachedCities {
  readonly cities: City[];
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

const cache = stored('aman.cities', parseCache, undefined);

/** The list that an earlier visit left; nothing when there is none or it is not a list of cities. */
export const readCities = cache.get;

/** Where storage is full or forbidden the list is asked for again on the next visit. */
export function writeCities(cities: readonly City[]): void {
  cache.set(JSON.stringify({ cities, savedAt: now() }));
}

function parseCache(text: string): CachedCities | undefined {
  const record: unknown = JSON.parse(text);
  if (!isCache(record)) return undefined;
  const { cities, savedAt } = record;
  // A clock that was set back must not keep an old list fresh for years.
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
