import type { SearchFiltersRequest } from '@generated/models/search-filters-request.ts';
import type { SearchSort } from '@generated/models/search-sort.ts';
import type { Db } from '@mocks/db/db.ts';
import type { Bits } from './bits.ts';
import type { ClinicEntry, ClinicTable } from './clinic-table.ts';
import type { Facets } from './doctor-facets.ts';
import { RATING_STEPS, directoryOptions, districtsOf } from './facet-options.ts';
import type { Filters } from './filter-request.ts';

const MISS = { specialisations: 1, services: 2, meddirections: 4, districts: 8, price: 16, rating: 32 } as const;

/** Filters that mean something for a clinic; those that are about a doctor are left aside. */
function missesOf(entry: ClinicEntry, filters: Filters): number {
  const { serviceIds, districtIds } = filters;
  let misses = 0;
  if (filters.specialisations !== null && (filters.specialisations & entry.specialisations) === 0) {
    misses |= MISS.specialisations;
  }
  if (filters.meddirections !== null && (filters.meddirections & entry.meddirections) === 0) {
    misses |= MISS.meddirections;
  }
  if (serviceIds !== null && !serviceIds.some((id) => entry.serviceIds.has(id))) misses |= MISS.services;
  if (districtIds !== null && entry.districtIds.isDisjointFrom(districtIds)) misses |= MISS.districts;
  if ((entry.clinic.rating ?? 0) * 10 < filters.ratingFrom) misses |= MISS.rating;
  const isPriced = filters.priceFrom > 0 || filters.priceTo !== Infinity;
  if (isPriced && (entry.price === null || entry.price < filters.priceFrom || entry.price > filters.priceTo)) {
    misses |= MISS.price;
  }
  return misses;
}

function each(
  table: ClinicTable,
  filters: Filters,
  text: Bits | null,
  visit: (entry: ClinicEntry, misses: number) => void,
): void {
  table.entries.forEach((entry, row) => {
    if (filters.cityId !== null && !entry.cityIds.has(filters.cityId)) return;
    if (text === null || text.has(row)) visit(entry, missesOf(entry, filters));
  });
}

export interface ClinicQuestion {
  readonly filters: Filters;
  readonly text: Bits | null;
  /** Moment of the earliest free time among the clinic's doctors, Infinity without. */
  readonly nearest: (entry: ClinicEntry) => number;
}

/** Clinics that pass, in order: the same rules as for doctors, by the earliest time and the lowest price among a clinic's doctors. */
export function findClinics(
  table: ClinicTable,
  { filters, text, nearest }: ClinicQuestion,
  sort: SearchSort,
): ClinicEntry[] {
  const found: { entry: ClinicEntry; first: number }[] = [];
  each(table, filters, text, (entry, misses) => {
    if (misses === 0) found.push({ entry, first: deciding(entry, sort, nearest) });
  });
  const rating = ({ entry }: { entry: ClinicEntry }): number => entry.clinic.rating ?? 0;
  return found
    .toSorted(
      (a, b) =>
        compare(a.first, b.first) ||
        rating(b) - rating(a) ||
        b.entry.clinic.reviews_count - a.entry.clinic.reviews_count ||
        a.entry.clinic.id - b.entry.clinic.id,
    )
    .map(({ entry }) => entry);
}

function deciding(entry: ClinicEntry, sort: SearchSort, nearest: (entry: ClinicEntry) => number): number {
  switch (sort) {
    case 'nearest':
      return nearest(entry);
    case 'price':
      return entry.price ?? Infinity;
    case 'price-desc':
      return -(entry.price ?? 0);
    case 'reviews':
      return -entry.clinic.reviews_count;
    case 'experience':
      return entry.clinic.work_start_year;
    case 'rating':
      return 0;
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
  each(table, filters, text, (entry, misses) => {
    const counts = (filter: number): boolean => (misses & ~filter) === 0;
    if (counts(MISS.specialisations)) {
      for (let rest = entry.specialisations; rest !== 0; rest &= rest - 1) {
        add(specialisations, 32 - Math.clz32(rest & -rest));
      }
    }
    if (counts(MISS.services)) for (const id of entry.serviceIds) add(services, id);
    if (counts(MISS.districts)) for (const id of entry.districtIds) add(districts, id);
    if (counts(MISS.rating)) {
      RATING_STEPS.forEach(
        ({ tenths }, step) =>
          (ratings[step] = (ratings[step] ?? 0) + Number((entry.clinic.rating ?? 0) * 10 >= tenths)),
      );
    }
    if (!counts(MISS.price) || entry.price === null) return;
    if (min === null || entry.price < min) min = entry.price;
    if (max === null || entry.price > max) max = entry.price;
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
