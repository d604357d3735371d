import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { Db } from '#mocks/db/db.ts';
import type { FilialOffer } from '#mocks/db/filial-offers.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import type { Bits } from './bits.ts';
import type { ClinicEntry, ClinicTable } from './clinic-table.ts';
import type { Facets } from './doctor-facets.ts';
import { RATING_STEPS, directoryOptions, districtsOf } from './facet-options.ts';
import type { Filters } from './filter-request.ts';
import { nearestFirst, shownFilial } from './shown-filial.ts';
import { weightedRating } from './weighted-rating.ts';

const MISS = { specialisations: 1, services: 2, meddirections: 4, districts: 8, price: 16, rating: 32 } as const;

/** A clinic as one question meets it. */
export interface ClinicMatch {
  readonly entry: ClinicEntry;
  /** Where the one service that is asked for is cheapest (nearest, when that is asked for), among the filials asked for; null when no single one is, or none has it. */
  readonly offer: FilialOffer | null;
  /** That service in all filials of the clinic. */
  readonly offers: readonly FilialOffer[];
  /** What price filters and orders go by, KZT: of that service, else the lowest first consultation. */
  readonly price: number | null;
  readonly misses: number;
}

/** The one service that a search asks for; several are alternatives, which nobody compares by price. */
function onlyService({ serviceIds }: Filters): number | null {
  return serviceIds?.length === 1 ? (serviceIds[0] ?? null) : null;
}

const isIn = (cityId: number | null, filial: Filial): boolean => cityId === null || filial.city_id === cityId;
const isWanted = (districtIds: ReadonlySet<number> | null, { district_id }: Filial): boolean =>
  districtIds === null || districtIds.has(district_id ?? 0);

function cheapest(offers: readonly FilialOffer[]): FilialOffer | null {
  return offers.reduce<FilialOffer | null>(
    (best, offer) => (best === null || offer.price_from < best.price_from ? offer : best),
    null,
  );
}

const placeOf = ({ filial }: FilialOffer): Filial => filial;

/** The filial that a clinic's card shows. */
export function clinicFilial({ entry, offer }: ClinicMatch, filters: Filters): Filial | undefined {
  if (offer !== null) return offer.filial;
  const here = entry.filials.filter((filial) => isIn(filters.cityId, filial));
  return shownFilial(here.length > 0 ? here : entry.filials, filters);
}

/** @param offers of the one service that is asked for, null when none is. */
function matchOf(entry: ClinicEntry, filters: Filters, offers: readonly FilialOffer[] | null): ClinicMatch {
  const here = offers?.filter(({ filial }) => isIn(filters.cityId, filial)) ?? [];
  const wanted = here.filter(({ filial }) => isWanted(filters.districtIds, filial));
  const best = filters.byDistance === null ? cheapest : (all: typeof here) => nearestFirst(all, placeOf, filters)[0];
  const offer = best(wanted) ?? best(here) ?? null;
  const price = offers === null ? entry.price : (offer?.price_from ?? null);
  // A clinic that lacks the service is still counted for other services, by any of its filials.
  const isNear = here.length > 0 ? wanted.length > 0 : entry.filials.some((one) => isWanted(filters.districtIds, one));
  return {
    entry,
    offer,
    offers: offers ?? [],
    price,
    misses: missesOf(entry, filters, price) | (isNear ? 0 : MISS.districts),
  };
}

/** Filters that mean something for a clinic; those that are about a doctor are left aside. */
function missesOf(entry: ClinicEntry, filters: Filters, price: number | null): number {
  const { serviceIds } = filters;
  let misses = 0;
  if (filters.specialisations !== null && (filters.specialisations & entry.specialisations) === 0) {
    misses |= MISS.specialisations;
  }
  if (filters.meddirections !== null && (filters.meddirections & entry.meddirections) === 0) {
    misses |= MISS.meddirections;
  }
  if (serviceIds !== null && !serviceIds.some((id) => entry.serviceIds.has(id))) misses |= MISS.services;
  if ((entry.clinic.rating ?? 0) * 10 < filters.ratingFrom) misses |= MISS.rating;
  if (!isAffordable(price, filters)) misses |= MISS.price;
  return misses;
}

function isAffordable(price: number | null, { priceFrom, priceTo }: Filters): boolean {
  const isPriced = priceFrom > 0 || priceTo !== Infinity;
  return !isPriced || (price !== null && price >= priceFrom && price <= priceTo);
}

function each(table: ClinicTable, filters: Filters, text: Bits | null, visit: (match: ClinicMatch) => void): void {
  const only = onlyService(filters);
  const offers = only === null ? null : table.offersOf(only);
  table.entries.forEach((entry, row) => {
    if (filters.cityId !== null && !entry.cityIds.has(filters.cityId)) return;
    if (text !== null && !text.has(row)) return;
    visit(matchOf(entry, filters, offers === null ? null : (offers.get(entry) ?? [])));
  });
}

export interface ClinicQuestion {
  readonly filters: Filters;
  readonly text: Bits | null;
  /** Moment of the earliest free time among the clinic's doctors, Infinity without. */
  readonly nearest: (entry: ClinicEntry) => number;
}

/** Clinics that pass, in order: the same rules as for doctors, by the earliest time and the lowest price among a clinic's doctors; for one service by its price. */
export function findClinics(
  table: ClinicTable,
  { filters, text, nearest }: ClinicQuestion,
  sort: SearchSort,
): ClinicMatch[] {
  const found: { match: ClinicMatch; first: number; rating: number }[] = [];
  each(table, filters, text, (match) => {
    if (match.misses !== 0) return;
    const { rating, reviews_count } = match.entry.clinic;
    found.push({
      match,
      first: deciding(match, sort, nearest, filters),
      rating: weightedRating(rating, reviews_count),
    });
  });
  return found
    .toSorted(
      (a, b) => compare(a.first, b.first) || b.rating - a.rating || a.match.entry.clinic.id - b.match.entry.clinic.id,
    )
    .map(({ match }) => match);
}

function deciding(
  match: ClinicMatch,
  sort: SearchSort,
  nearest: (entry: ClinicEntry) => number,
  filters: Filters,
): number {
  const { entry, price } = match;
  switch (sort) {
    case 'nearest':
      return nearest(entry);
    case 'price':
      return price ?? Infinity;
    case 'price-desc':
      return -(price ?? 0);
    case 'reviews':
      return -entry.clinic.reviews_count;
    case 'experience':
      return entry.clinic.work_start_year;
    case 'rating':
      return 0;
    case 'distance':
      return filters.byDistance?.to(clinicFilial(match, filters)?.id ?? 0) ?? 0;
  }
}

/** Two infinities are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Counts of the filters that mean something for a clinic; the others are empty. */
export function clinicFacets(
  db: Db,
  table: ClinicTable,
  { filters, text }: ClinicQuestion,
  request: SearchFiltersRequest,
): Facets {
  const specialisations = new Map<number, number>();
  const services = new Map<number, number>();
  const districts = new Map<number, number>();
  const ratings = RATING_STEPS.map(() => 0);
  let min: number | null = null;
  let max: number | null = null;
  const add = (counts: Map<number, number>, id: number): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  each(table, filters, text, ({ entry, offers, price, misses }) => {
    const counts = (filter: number): boolean => (misses & ~filter) === 0;
    if (counts(MISS.specialisations)) {
      for (let rest = entry.specialisations; rest !== 0; rest &= rest - 1) {
        add(specialisations, 32 - Math.clz32(rest & -rest));
      }
    }
    if (counts(MISS.services)) for (const id of entry.serviceIds) add(services, id);
    for (const id of districtsFound(entry, filters, offers, misses & ~MISS.districts)) add(districts, id);
    if (counts(MISS.rating)) {
      RATING_STEPS.forEach(
        ({ tenths }, step) =>
          (ratings[step] = (ratings[step] ?? 0) + Number((entry.clinic.rating ?? 0) * 10 >= tenths)),
      );
    }
    if (!counts(MISS.price) || price === null) return;
    if (min === null || price < min) min = price;
    if (max === null || price > max) max = price;
  });
  return {
    ...NO_FACETS,
    specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
    services: directoryOptions(db.services.all(), services, request.services),
    districts: directoryOptions(districtsOf(db, filters.cityId), districts, request.districts),
    ratings: RATING_STEPS.map(({ value, title }, step) => ({ value, title, count: ratings[step] ?? 0 })),
    price: { min, max },
  };
}

/**
 * Districts in which a clinic is found: those of its filials; for one service those where it is to be had, at a price that passes.
 * @param misses what the clinic does not pass besides the district.
 */
function districtsFound(
  entry: ClinicEntry,
  filters: Filters,
  offers: readonly FilialOffer[],
  misses: number,
): Iterable<number> {
  if (offers.length === 0) return misses === 0 ? entry.districtIds : [];
  if ((misses & ~MISS.price) !== 0) return [];
  const here = offers.filter(({ filial }) => isIn(filters.cityId, filial));
  return [...Map.groupBy(here, ({ filial }) => filial.district_id)].flatMap(([district, inDistrict]) =>
    district !== null && isAffordable(cheapest(inDistrict)?.price_from ?? null, filters) ? [district] : [],
  );
}

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
