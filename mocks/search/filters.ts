import type { FilterOption } from '#generated/models/filter-option.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SearchFact } from '#generated/models/search-fact.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Wish } from '#mocks/db/offers.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import type { TimesRequest } from '#mocks/slots/wanted-times.ts';
import { Distances } from './distances.ts';

/** A request with ids in place of slugs; null for a filter that is not set. */
export interface Filters {
  readonly cityId: number | null;
  readonly times: TimesRequest;
  readonly specialisationIds: readonly number[] | null;
  readonly meddirectionIds: readonly number[] | null;
  readonly districtIds: readonly number[] | null;
  readonly serviceIds: readonly number[] | null;
  /** Requested services, formats and specialisations. */
  readonly wish: Wish;
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly experienceFrom: number;
  readonly ratingFrom: number;
  readonly gender: Gender | null;
  readonly patients: readonly PatientGroup[] | null;
  readonly facts: readonly SearchFact[];
  readonly funding: readonly Funding[] | null;
  readonly formats: readonly VisitFormat[] | null;
  readonly categoryIds: readonly (number | null)[] | null;
  /** Distances from the person's location; null if it is unknown. */
  readonly distances: Distances | null;
  /** Distances if the request is sorted by distance, else null. */
  readonly byDistance: Distances | null;
}

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** Turns an empty list into null. */
const asked = <Value>(list: readonly Value[] | undefined): readonly Value[] | null =>
  list === undefined || list.length === 0 ? null : list;

/** Finds the ids of slugs. A list of unknown slugs is still a filter, which matches no row. */
function idsOf(slugs: readonly string[] | undefined, find: (slug: string) => Row | undefined): number[] | null {
  return asked(slugs)?.flatMap((slug) => find(slug)?.id ?? []) ?? null;
}

export function withFormat(filters: Filters, format: VisitFormat): Filters {
  return { ...filters, formats: [format], wish: { ...filters.wish, formats: [format] } };
}

const CATEGORY_IDS = { highest: 1, first: 2, second: 3 } as const;

/**
 * A request for results, or a request for filters. The latter has no location and no sort order.
 */
type AnyRequest = SearchFiltersRequest & Pick<SearchRequest, 'near' | 'sort'>;

/** @param db Db whose directories contain the slugs */
export function readFilters(db: Db, request: AnyRequest): Filters {
  const distances = request.near === undefined ? null : new Distances(db.filials.all(), request.near);
  const specialisationIds = idsOf(request.specialisations, (slug) => db.specialisations.findOne('slug', slug));
  const serviceIds = idsOf(request.services, (slug) => db.services.findOne('slug', slug));
  const formats = asked(request.formats);
  const { when, date_from, date_to, time_from, time_to } = request;
  return {
    cityId: request.city_id ?? null,
    times: { when, date_from, date_to, time_from, time_to },
    specialisationIds,
    meddirectionIds: idsOf(request.meddirections, (slug) => db.meddirections.findOne('slug', slug)),
    districtIds: idsOf(request.districts, (slug) => db.districts.findOne('slug', slug)),
    serviceIds,
    wish: { serviceIds: serviceIds ?? [], formats: formats ?? [], specialisationIds: specialisationIds ?? [] },
    priceFrom: request.price_from ?? 0,
    priceTo: request.price_to ?? Infinity,
    experienceFrom: request.experience_from ?? 0,
    ratingFrom: request.rating_from ?? 0,
    gender: request.gender ?? null,
    patients: asked(request.patients),
    facts: request.facts ?? [],
    funding: asked(request.funding),
    formats,
    categoryIds: asked(request.qualifications)?.map((value) => CATEGORY_IDS[value]) ?? null,
    distances,
    byDistance: request.sort === 'distance' ? distances : null,
  };
}

/** Whether a row has one of the requested values. Null matches every row. */
export function isAmong<Value>(wanted: readonly Value[] | null, own: readonly Value[] | ReadonlySet<Value>): boolean {
  return wanted === null || wanted.some((value) => ('has' in own ? own.has(value) : own.includes(value)));
}

/** Creates a filter for rows with one of the requested values; null if no value is requested. */
export function among<Item, Value>(
  wanted: readonly Value[] | null,
  valuesOf: (item: Item) => readonly Value[] | ReadonlySet<Value>,
): ((item: Item) => boolean) | null {
  return wanted && ((item) => isAmong(wanted, valuesOf(item)));
}

/** Creates a filter for prices in the requested range. It leaves out rows without a price. */
export function affordable<Item>(
  { priceFrom, priceTo }: Filters,
  priceOf: (item: Item) => number | null,
): ((item: Item) => boolean) | null {
  if (priceFrom === 0 && priceTo === Infinity) return null;
  return (item) => {
    const price = priceOf(item);
    return price !== null && price >= priceFrom && price <= priceTo;
  };
}

/** Creates a filter for values of at least `from`. */
export function atLeast<Item>(from: number, amountOf: (item: Item) => number): ((item: Item) => boolean) | null {
  return from > 0 ? (item) => amountOf(item) >= from : null;
}

/**
 * Returns the filial for a card: the first one in the requested districts, or the nearest one in a
 * search by distance.
 */
export function shownFilial(filials: readonly Filial[], filters: Filters): Filial | undefined {
  const wanted = filials.filter(({ district_id }) => isAmong(filters.districtIds, [district_id]));
  return nearestFirst(wanted.length > 0 ? wanted : filials, (filial) => filial, filters)[0];
}

/** Sorts items by distance if the request is sorted by distance, else keeps their order. */
export function nearestFirst<Item>(
  items: readonly Item[],
  filialOf: (item: Item) => Filial,
  { byDistance }: Pick<Filters, 'byDistance'>,
): readonly Item[] {
  if (byDistance === null) return items;
  return items.toSorted((a, b) => byDistance.to(filialOf(a).id) - byDistance.to(filialOf(b).id));
}

/** Filters that a row must pass, by name. */
export type Predicates<Name extends string, Item> = readonly (readonly [Name, (item: Item) => boolean])[];

/** Leaves out filters that are not set. */
export function askedOf<Name extends string, Item>(
  all: Readonly<Record<Name, ((item: Item) => boolean) | null>>,
): Predicates<Name, Item> {
  const names = Object.keys(all) as Name[];
  return names.flatMap((name) => (all[name] === null ? [] : [[name, all[name]] as const]));
}

/** Returns the names of the filters that a row fails. */
export function missesOf<Name extends string, Item>(item: Item, predicates: Predicates<Name, Item>): Name[] {
  return predicates.filter(([, passes]) => !passes(item)).map(([name]) => name);
}

/**
 * Whether a row passes all filters, or fails only this one. The options of a filter are counted
 * among these rows.
 */
export function isOnly(misses: readonly string[], filter: string | null): boolean {
  return misses.every((miss) => miss === filter);
}

export type Facets = Omit<SearchFilters, 'counts'>;

export const NO_FACETS: Facets = {
  when: [],
  specialisations: [],
  services: [],
  districts: [],
  patients: [],
  formats: [],
  qualifications: [],
  ratings: [],
  experience: [],
  genders: [],
  price: { min: null, max: null },
};

export function countValues<Item, Value>(
  items: readonly Item[],
  valuesOf: (item: Item) => Iterable<Value>,
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const item of items) for (const value of valuesOf(item)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Returns a directory's options that have results, and the chosen options, most frequent first. */
export function directoryOptions(
  rows: Iterable<Row>,
  counts: ReadonlyMap<number | null, number>,
  chosen: readonly string[] | undefined,
): FilterOption[] {
  return [...rows]
    .map(({ id, slug, title }) => ({ value: slug, title, count: counts.get(id) ?? 0 }))
    .filter((option) => option.count > 0 || chosen?.includes(option.value) === true)
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'ru'));
}

/** Returns options in a fixed order, including options without results. */
export function fixedOptions(
  titles: Readonly<Record<string, string>>,
  counts: ReadonlyMap<string, number>,
): FilterOption[] {
  return Object.entries(titles).map(([value, title]) => ({ value, title, count: counts.get(value) ?? 0 }));
}

/** Returns options with a lower limit, «from 4 stars». */
export function stepOptions(
  steps: readonly { readonly value: string; readonly title: string; readonly from: number }[],
  amounts: readonly number[],
): FilterOption[] {
  return steps.map(({ value, title, from }) => ({ value, title, count: amounts.filter((own) => own >= from).length }));
}

/** Lowest and highest of some prices, KZT. */
export function priceRange(prices: readonly number[]): Facets['price'] {
  if (prices.length === 0) return NO_FACETS.price;
  return { min: prices.reduce((a, b) => Math.min(a, b)), max: prices.reduce((a, b) => Math.max(a, b)) };
}

/** Returns the districts of a city; an empty list if `cityId` is null. */
export function districtsOf(db: Db, cityId: number | null): readonly Row[] {
  return cityId === null ? [] : db.districts.find('city', cityId);
}

export const RATING_STEPS = [
  { value: 'any', title: 'Любой', from: 0 },
  { value: '4.5', title: '4,5 и выше', from: 4.5 },
  { value: '4', title: '4 и выше', from: 4 },
] as const;

/** Compares lists of keys by the first different key; two infinities are equal. */
export function compareAll(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? 0;
    if (key !== other) return key - other;
  }
  return 0;
}
