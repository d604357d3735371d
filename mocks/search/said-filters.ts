import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import { METRO_STATIONS } from '#mocks/seed/dictionaries/metro.ts';
import type { TextMeaning } from './search-index.ts';

/**
 * Adds to a search request the filters that its text names. If the request already has a filter,
 * that filter of the text is ignored (contract: SearchSaidFilter).
 */
export function withSaid(
  request: SearchFiltersRequest & Partial<SearchRequest>,
  { understood }: TextMeaning,
): typeof request {
  const filters = understood?.filters ?? [];
  if (filters.length === 0) return request;
  const valuesOf = <Value extends string>(name: SearchSaidFilter['filter']): Value[] =>
    filters.filter(({ filter }) => filter === name).map(({ value }) => value as Value);
  const said = { ...request };
  const isOwn = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

  const [when] = valuesOf<NonNullable<SearchRequest['when']>>('when');
  if (when !== undefined && (request.when ?? 'any') === 'any') said.when = when;
  const [gender] = valuesOf<NonNullable<SearchRequest['gender']>>('gender');
  if (gender !== undefined && request.gender === undefined) said.gender = gender;
  const patients = valuesOf<NonNullable<SearchRequest['patients']>[number]>('patients');
  if (patients.length > 0 && !isOwn(request.patients)) said.patients = patients;
  const formats = valuesOf<NonNullable<SearchRequest['formats']>[number]>('formats');
  if (formats.length > 0 && !isOwn(request.formats)) said.formats = formats;
  const funding = valuesOf<NonNullable<SearchRequest['funding']>[number]>('funding');
  if (funding.length > 0 && !isOwn(request.funding)) said.funding = funding;
  const districts = valuesOf<string>('districts');
  if (districts.length > 0 && !isOwn(request.districts)) said.districts = districts;
  const [city] = valuesOf<string>('city_id');
  if (city !== undefined) said.city_id = Number(city);

  if ((request.sort ?? 'nearest') !== 'nearest') return said;
  const [sort] = valuesOf<NonNullable<SearchRequest['sort']>>('sort');
  if (sort !== undefined && sort !== 'distance') said.sort = sort;
  const [metro] = valuesOf<string>('metro');
  const station = METRO_STATIONS.find(({ slug }) => slug === metro);
  if (station !== undefined) return { ...said, sort: 'distance', near: { lat: station.lat, lng: station.lng } };
  return said;
}
