import { DAY_MINUTES, momentOf, textOfEpoch } from '@mocks/db/calendar.ts';
import type { SlotEngine } from '@mocks/slots/slot-engine.ts';
import { Bits } from './bits.ts';
import type { DoctorTable } from './doctor-table.ts';
import { FLAG } from './doctor-table.ts';
import type { Filters } from './filter-request.ts';

/** One bit per filter: a doctor's misses are the filters that he does not pass. */
export const MISS = {
  when: 1,
  specialisations: 2,
  services: 4,
  meddirections: 8,
  districts: 16,
  price: 32,
  experience: 64,
  rating: 128,
  gender: 256,
  patients: 512,
  formats: 1024,
  qualifications: 2048,
} as const;

/** A question about doctors at one moment. */
export class DoctorQuery {
  readonly #table: DoctorTable;
  readonly #slots: SlotEngine;
  readonly #filters: Filters;
  readonly #text: Bits | null;
  readonly #services: Bits | null;
  readonly #now: number;
  readonly #year: number;
  readonly #tomorrow: number;

  /** @param text doctors whom the text means, null without one. @param now epoch milliseconds. */
  constructor(table: DoctorTable, slots: SlotEngine, filters: Filters, text: Bits | null, now: number) {
    this.#table = table;
    this.#slots = slots;
    this.#filters = filters;
    this.#text = text;
    this.#now = now;
    this.#services = filters.serviceIds === null ? null : unionOf(table, filters.serviceIds);
    this.#year = Number(textOfEpoch(now).slice(0, 4));
    this.#tomorrow = (Math.floor(momentOf(now) / DAY_MINUTES) + 1) * DAY_MINUTES;
    slots.turnTo(now);
  }

  /** Calls `visit` with each doctor of the city and the text, and which filters he misses. */
  each(visit: (row: number, misses: number) => void): void {
    const { cityId } = this.#filters;
    const { city } = this.#table;
    for (let row = 0; row < city.length; row += 1) {
      if (cityId !== null && city[row] !== cityId) continue;
      if (this.#text !== null && !this.#text.has(row)) continue;
      visit(row, this.misses(row));
    }
  }

  nearest(row: number): number {
    return this.#slots.nearestMoment(this.#table.ids[row] ?? 0, this.#now);
  }

  experience(row: number): number {
    return Math.max(0, this.#year - (this.#table.since[row] ?? this.#year));
  }

  isToday(row: number): boolean {
    const moment = this.nearest(row);
    return moment >= 0 && moment < this.#tomorrow;
  }

  /** Today or tomorrow. */
  isByTomorrow(row: number): boolean {
    const moment = this.nearest(row);
    return moment >= 0 && moment < this.#tomorrow + DAY_MINUTES;
  }

  isAtWeekend(row: number): boolean {
    return this.#slots.weekendMoment(this.#table.ids[row] ?? 0, this.#now) >= 0;
  }

  misses(row: number): number {
    const filters = this.#filters;
    const table = this.#table;
    const flags = table.flags[row] ?? 0;
    const price = table.price[row] ?? 0;
    let misses = 0;
    if (isMissed(filters.specialisations, table.specialisations[row])) misses |= MISS.specialisations;
    if (isMissed(filters.meddirections, table.meddirections[row])) misses |= MISS.meddirections;
    if (isMissed(filters.districts, table.districts[row])) misses |= MISS.districts;
    if (isMissed(filters.patients, flags)) misses |= MISS.patients;
    if (!filters.isAnyFormat && isMissed(filters.formats, flags)) misses |= MISS.formats;
    if (this.#services !== null && !this.#services.has(row)) misses |= MISS.services;
    if ((price === 0 && filters.priceTo !== Infinity) || price < filters.priceFrom || price > filters.priceTo) {
      misses |= MISS.price;
    }
    if (filters.experienceFrom > 0 && this.experience(row) < filters.experienceFrom) misses |= MISS.experience;
    if ((table.rating[row] ?? 0) < filters.ratingFrom) misses |= MISS.rating;
    if (filters.female !== null && filters.female !== ((flags & FLAG.female) !== 0)) misses |= MISS.gender;
    if (filters.categories !== null && !filters.categories.has(table.category[row] ?? 0)) misses |= MISS.qualifications;
    if (filters.when !== null && !this.#isFreeThen(row, filters.when)) misses |= MISS.when;
    return misses;
  }

  #isFreeThen(row: number, when: 'today' | 'tomorrow' | 'weekend'): boolean {
    if (when === 'today') return this.isToday(row);
    return when === 'tomorrow' ? this.isByTomorrow(row) : this.isAtWeekend(row);
  }
}

function isMissed(wanted: number | null, own: number | undefined): boolean {
  return wanted !== null && (wanted & (own ?? 0)) === 0;
}

function unionOf(table: DoctorTable, serviceIds: readonly number[]): Bits {
  const bits = new Bits(table.size);
  for (const id of serviceIds) bits.union(table.withService(id));
  return bits;
}
