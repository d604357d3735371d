import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { offeredAs } from '#mocks/db/offers.ts';
import type { DoctorQuery } from './doctor-query.ts';
import { MISS, passes } from './doctor-query.ts';
import { FLAG, type DoctorTable } from './doctor-table.ts';
import {
  EXPERIENCE_STEPS,
  FORMAT_TITLES,
  GENDER_TITLES,
  PATIENT_TITLES,
  QUALIFICATION_TITLES,
  RATING_STEPS,
  WHEN_TITLES,
  directoryOptions,
  districtsOf,
  fixedOptions,
} from './facet-options.ts';

export type Facets = Omit<SearchFilters, 'counts'>;

const CATEGORY_VALUES = ['', 'highest', 'first', 'second'] as const;
const FORMATS: readonly VisitFormat[] = ['clinic', 'online', 'home'];
const IDS = 33;

function count(counts: Record<string, number>, value: string, isTrue: boolean): void {
  if (isTrue) counts[value] = (counts[value] ?? 0) + 1;
}

/** Adds one to each id of a mask. */
function countMask(counts: number[], mask: number): void {
  let rest = mask;
  while (rest !== 0) {
    const id = 32 - Math.clz32(rest & -rest);
    counts[id] = (counts[id] ?? 0) + 1;
    rest &= rest - 1;
  }
}

/** Whether a mask is of one id at the most: such a doctor is offered as nobody else. */
function isSingle(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

/** Adds one to each of a doctor's specialisations under which he passes: as another specialist he offers another visit. */
function countOffered(
  table: DoctorTable,
  query: DoctorQuery,
  row: number,
  { misses, offers }: { readonly misses: number; readonly offers: number },
  counts: number[],
): void {
  if ((misses & ~MISS.specialisations) !== 0) return;
  const own = table.specialisations[row] ?? 0;
  if (isSingle(own)) {
    if (passes(misses, offers, MISS.specialisations)) countMask(counts, own);
    return;
  }
  const doctor = table.doctors[row];
  const shown = doctor && offeredAs(doctor, query.wish);
  for (const id of doctor?.specialisation_ids ?? []) {
    const isPassed = id === shown ? passes(misses, offers, MISS.specialisations) : query.passesAs(row, id);
    if (isPassed) counts[id] = (counts[id] ?? 0) + 1;
  }
}

const zeroes = (): number[] => Array.from({ length: IDS }, () => 0);

/**
 * Counts of every filter's values, each with all the other filters applied but not its own: a doctor counts in a filter if he and one
 * of his offers miss nothing, or only that filter. Another service, format or specialisation is another offer, so those are counted by theirs.
 */
export function doctorFacets(table: DoctorTable, query: DoctorQuery, request: SearchFiltersRequest): Facets {
  const fixed: Record<string, number> = {};
  const specialisations = zeroes();
  const districts = zeroes();
  const forServices: number[] = [];
  const ratings = RATING_STEPS.map(() => 0);
  const experience = EXPERIENCE_STEPS.map(() => 0);
  let min: number | null = null;
  let max: number | null = null;

  query.each((row, misses, offers) => {
    const counts = (filter: number): boolean => passes(misses, offers, filter);
    const flags = table.flags[row] ?? 0;
    if (counts(MISS.when)) {
      count(fixed, 'any', true);
      const nearest = query.earliest(row);
      count(fixed, 'today', query.isToday(nearest));
      count(fixed, 'tomorrow', query.isByTomorrow(nearest));
      count(fixed, 'weekend', query.earliest(row, 'weekend') >= 0);
      count(fixed, 'evening', query.earliest(row, 'evening') >= 0);
    }
    if (query.weighsOffers) countOffered(table, query, row, { misses, offers }, specialisations);
    else if (counts(MISS.specialisations)) countMask(specialisations, table.specialisations[row] ?? 0);
    if (counts(MISS.districts)) countMask(districts, query.districts(row));
    if ((misses & ~MISS.services) === 0) forServices.push(row);
    if (counts(MISS.patients)) {
      count(fixed, 'adults', (flags & FLAG.adults) !== 0);
      count(fixed, 'children', (flags & FLAG.children) !== 0);
    }
    if (!query.weighsOffers && counts(MISS.formats)) {
      count(fixed, 'clinic', true);
      count(fixed, 'online', (flags & FLAG.online) !== 0);
      count(fixed, 'home', (flags & FLAG.home) !== 0);
    }
    if (counts(MISS.gender)) count(fixed, (flags & FLAG.female) === 0 ? 'male' : 'female', true);
    if (counts(MISS.qualifications)) count(fixed, CATEGORY_VALUES[table.category[row] ?? 0] ?? '', true);
    if (counts(MISS.rating)) {
      RATING_STEPS.forEach(
        ({ tenths }, step) => (ratings[step] = (ratings[step] ?? 0) + Number((table.rating[row] ?? 0) >= tenths)),
      );
    }
    if (counts(MISS.experience)) {
      const years = query.experience(row);
      EXPERIENCE_STEPS.forEach(
        (one, step) => (experience[step] = (experience[step] ?? 0) + Number(years >= one.years)),
      );
    }
    if (counts(MISS.price)) {
      query.eachOffer(row, MISS.price, (link) => {
        const price = table.links.price[link] ?? 0;
        if (min === null || price < min) min = price;
        if (max === null || price > max) max = price;
      });
    }
  });
  if (query.weighsOffers) {
    for (const format of FORMATS) fixed[format] = query.inFormat(format).matches().length;
  }

  const services = table.countServices(forServices, (row, link) => query.missesOf(row, link) === 0);
  const { db } = table;
  return {
    when: fixedOptions(WHEN_TITLES, fixed),
    specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
    services: directoryOptions(db.services.all(), services, request.services),
    districts: directoryOptions(districtsOf(db, request.city_id ?? null), districts, request.districts),
    patients: fixedOptions(PATIENT_TITLES, fixed),
    formats: fixedOptions(FORMAT_TITLES, fixed),
    qualifications: fixedOptions(QUALIFICATION_TITLES, fixed),
    genders: fixedOptions(GENDER_TITLES, fixed),
    ratings: RATING_STEPS.map(({ value, title }, step) => ({ value, title, count: ratings[step] ?? 0 })),
    experience: EXPERIENCE_STEPS.map(({ value, title }, step) => ({ value, title, count: experience[step] ?? 0 })),
    price: { min, max },
  };
}
