import type { City } from '#generated/models/city.ts';

/**
 * The city that a search is about; null is the whole country. An address without a city follows the header, and so does one
 * with a city that is not in the list.
 */
export function searchedCity(asked: number | 'all' | undefined, cities: readonly City[], header: City): City | null {
  if (asked === 'all') return null;
  return cities.find(({ id }) => id === asked) ?? header;
}
