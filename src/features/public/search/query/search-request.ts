import type { GeoPoint } from '#generated/models/geo-point.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { type Wanted, wantedOf } from '@/shared/url/wanted-search';
import { searchDefaults, type SearchParams } from './search-query';
import { shownSort } from './shown-sort';

/** Filters of doctors, in the order of the panel. */
const doctorFilters = [
  'when',
  'hours',
  'districts',
  'specialisations',
  'funding',
  'price',
  'patients',
  'formats',
  'facts',
  'qualifications',
  'rating_from',
  'experience_from',
  'gender',
  'services',
  'meddirections',
] as const;

export type FilterKey = (typeof doctorFilters)[number];

const serviceFilters = ['specialisations', 'price', 'meddirections'] as const satisfies readonly FilterKey[];

/** Filters per category: a clinic has no gender, an analysis has no free times. */
export const filtersOf: Record<SearchCategory, readonly FilterKey[]> = {
  doctors: doctorFilters,
  clinics: [
    'when',
    'hours',
    'districts',
    'specialisations',
    'funding',
    'facts',
    'price',
    'rating_from',
    'services',
    'meddirections',
  ],
  services: serviceFilters,
  analysis: serviceFilters,
  examination: serviceFilters,
};

/** Number of cards on a page. */
const PER_PAGE = 10;

type Fields = Omit<SearchFiltersRequest, 'category' | 'q' | 'city_id'>;

/**
 * The part of the request for each filter. Lists are sorted, so that the same choice in another
 * order uses the same cached answer. Services and formats keep their order, because the first one
 * decides which offer a card shows.
 */
const fields: { readonly [Key in FilterKey]: (params: SearchParams) => Fields } = {
  when: ({ when, date_from, date_to }) => ({
    ...(when !== 'any' && { when }),
    ...(date_from !== undefined && { date_from }),
    ...(date_to !== undefined && { date_to }),
  }),
  hours: ({ time_from, time_to }) => ({
    ...(time_from !== undefined && { time_from }),
    ...(time_to !== undefined && { time_to }),
  }),
  specialisations: ({ specialisations }) => list('specialisations', specialisations),
  services: ({ services }) => (services.length === 0 ? {} : { services }),
  meddirections: ({ meddirections }) => list('meddirections', meddirections),
  districts: ({ districts }) => list('districts', districts),
  price: ({ price_from, price_to }) => ({
    ...(price_from !== undefined && { price_from }),
    ...(price_to !== undefined && { price_to }),
  }),
  experience_from: ({ experience_from }) => (experience_from === undefined ? {} : { experience_from }),
  rating_from: ({ rating_from }) => (rating_from === undefined ? {} : { rating_from }),
  gender: ({ gender }) => (gender === undefined ? {} : { gender }),
  patients: ({ patients }) => list('patients', patients),
  funding: ({ funding }) => list('funding', funding),
  facts: ({ facts }) => list('facts', facts),
  formats: ({ formats }) => (formats.length === 0 ? {} : { formats }),
  qualifications: ({ qualifications }) => list('qualifications', qualifications),
};

function list<Key extends keyof Fields, Value extends string>(
  key: Key,
  values: readonly Value[],
): Record<Key, Value[]> | object {
  return values.length === 0 ? {} : { [key]: values.toSorted() };
}

export function isActive(key: FilterKey, params: SearchParams): boolean {
  return Object.keys(fields[key](params)).length > 0;
}

/** Request for filters with counts. `cityId` is null for the whole country. */
export function filtersRequest(params: SearchParams, cityId: number | null): SearchFiltersRequest {
  const { category, q } = params;
  return Object.assign(
    { category, ...(q !== undefined && { q }), ...(cityId !== null && { city_id: cityId }) },
    ...filtersOf[category].map((key) => fields[key](params)),
  );
}

/**
 * Request for one page of results. It contains the user's position only if the results are sorted
 * by distance.
 */
export function resultsRequest(params: SearchParams, cityId: number | null, near?: GeoPoint): SearchRequest {
  const sort = shownSort(params, near !== undefined);
  return {
    ...filtersRequest(params, cityId),
    sort,
    ...(sort === 'distance' && near !== undefined && { near }),
    page: params.page,
    per_page: PER_PAGE,
  };
}

const narrower = Object.values(SearchWhen).filter((one) => one !== 'any');

/**
 * The days and hours of the search, for links to doctors and clinics; undefined if the user has
 * chosen none.
 */
export function wantedIn(params: SearchParams, said: string | undefined): Wanted | undefined {
  const { when, date_from, date_to, time_from, time_to } = params;
  const named = when === 'any' ? said : when;
  return wantedOf({
    when: narrower.find((one) => one === named),
    date_from,
    date_to,
    time_from,
    time_to,
  });
}

/** Search params with the same text and city but without filters and sort order. */
export function withoutFilters({ q, category, guessed, city }: SearchParams): SearchParams {
  return { ...searchDefaults, q, category, guessed, city };
}
