import type { VisitFormat } from '#generated/models/visit-format.ts';
import { DAY_MINUTES, momentOf, textOfEpoch } from '#mocks/db/calendar.ts';
import type { Wish } from '#mocks/db/offers.ts';
import type { SlotEngine } from '#mocks/slots/slot-engine.ts';
import type { Bits } from './bits.ts';
import { addOffers, type Offers } from './doctor-offers.ts';
import type { DoctorTable } from './doctor-table.ts';
import { FLAG } from './doctor-table.ts';
import { withFormat, type Filters } from './filter-request.ts';
import { shownFilial } from './shown-filial.ts';

/**
 * One bit per filter: a doctor's misses are the filters that he does not pass. The first three are about what he offers, so each offer
 * has its own: one filial is free today, another is in the district.
 */
export const MISS = {
  when: 1,
  districts: 2,
  price: 4,
  specialisations: 8,
  services: 16,
  meddirections: 32,
  experience: 64,
  rating: 128,
  gender: 256,
  patients: 512,
  formats: 1024,
  qualifications: 2048,
} as const;

const OF_OFFER = MISS.when | MISS.districts | MISS.price;

/** A question about doctors at one moment. */
export class DoctorQuery {
  readonly #table: DoctorTable;
  readonly #slots: SlotEngine;
  readonly #filters: Filters;
  readonly #text: Bits | null;
  readonly #services: Bits | null;
  readonly #offers: Offers;
  readonly #isPriced: boolean;
  /** What the offers answer. */
  readonly wish: Wish;
  /** Whether anything that was asked for depends on the offer. */
  readonly weighsOffers: boolean;
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
    this.#services = filters.serviceIds === null ? null : table.withServices(filters.serviceIds);
    this.wish = filters.wish;
    this.#offers = table.offers(filters.wish);
    this.#isPriced = filters.priceFrom > 0 || filters.priceTo !== Infinity;
    this.weighsOffers = this.#isPriced || filters.districts !== null || filters.when !== null;
    this.#year = Number(textOfEpoch(now).slice(0, 4));
    this.#tomorrow = (Math.floor(momentOf(now) / DAY_MINUTES) + 1) * DAY_MINUTES;
    slots.first.turnTo(now);
  }

  /** The same question with another format alone. */
  inFormat(format: VisitFormat): DoctorQuery {
    return new DoctorQuery(this.#table, this.#slots, withFormat(this.#filters, format), this.#text, this.#now);
  }

  /**
   * Calls `visit` with each doctor of the city and the text, and which filters he misses: those that are about himself, and those
   * that each of his offers misses, as a set of sets (bit n: some offer misses exactly the filters n).
   */
  each(visit: (row: number, misses: number, offers: number) => unknown): void {
    const { cityId } = this.#filters;
    const { city } = this.#table;
    for (let row = 0; row < city.length; row += 1) {
      if (cityId !== null && city[row] !== cityId) continue;
      if (this.#text !== null && !this.#text.has(row)) continue;
      visit(row, this.#misses(row), this.weighsOffers ? this.#weigh(row) : 1);
    }
  }

  /** Doctors who pass every filter. */
  matches(): number[] {
    const rows: number[] = [];
    this.each((row, misses, offers) => passes(misses, offers, 0) && rows.push(row));
    return rows;
  }

  /**
   * What the doctor's card carries: of the offers that pass, the one with the earliest time, or the nearest one with time when that is
   * asked for; index into the table's links; -1 when he offers nothing. Its moment is -1 when none has a free time within four weeks.
   */
  carried(row: number): { readonly link: number; readonly moment: number } {
    let link = -1;
    let earliest = -1;
    let nearest = Infinity;
    for (let index = 0; index < this.#offers.count(row); index += 1) {
      const offer = this.#offers.at(row, index);
      if (this.missesOf(row, offer) !== 0) continue;
      const metres = this.#filters.byDistance?.to(this.#table.links.filial[offer] ?? 0) ?? 0;
      const moment = this.#first(row, offer, this.#filters.when);
      // Whoever looks nearby wants to be seen nearby, so a full filial next door gives way to the next one that has time.
      const isFree = moment >= 0;
      const wasFree = earliest >= 0;
      const isBetter = isFree === wasFree ? metres < nearest || (metres === nearest && moment < earliest) : isFree;
      if (link >= 0 && !isBetter) continue;
      link = offer;
      earliest = moment;
      nearest = metres;
    }
    return { link, moment: earliest };
  }

  /** Metres to the filial that the doctor's card shows: that of what it carries. */
  distance(row: number, link: number): number {
    const filialId = this.#table.links.filial[link] ?? shownFilial(this.#table.filialsOf(row), this.#filters)?.id ?? 0;
    return this.#filters.byDistance?.to(filialId) ?? Infinity;
  }

  /** Earliest time of the offers that pass, whatever day was asked for: of all, of those at the weekend or on an evening. */
  earliest(row: number, when: Filters['when'] = null): number {
    let earliest = -1;
    for (let index = 0; index < this.#offers.count(row); index += 1) {
      const offer = this.#offers.at(row, index);
      if ((this.missesOf(row, offer) & ~MISS.when) !== 0) continue;
      const moment = this.#first(row, offer, when);
      if (moment >= 0 && (earliest < 0 || moment < earliest)) earliest = moment;
    }
    return earliest;
  }

  /** Districts in which an offer passes the other filters; without an offer, those of the filials. */
  districts(row: number): number {
    if (this.#offers.count(row) === 0) return this.#table.districts[row] ?? 0;
    let districts = 0;
    this.eachOffer(row, MISS.districts, (link) => (districts |= this.#table.links.district[link] ?? 0));
    return districts;
  }

  experience(row: number): number {
    return Math.max(0, this.#year - (this.#table.since[row] ?? this.#year));
  }

  isToday(moment: number): boolean {
    return moment >= 0 && moment < this.#tomorrow;
  }

  /** Today or tomorrow. */
  isByTomorrow(moment: number): boolean {
    return moment >= 0 && moment < this.#tomorrow + DAY_MINUTES;
  }

  /** Filters that are about an offer and are missed by it, or by any other service of the doctor in a filial. */
  missesOf(row: number, link: number): number {
    if (!this.weighsOffers) return 0;
    const { districts, when, priceFrom, priceTo } = this.#filters;
    const { price, district } = this.#table.links;
    let misses = 0;
    if (isMissed(districts, district[link])) misses |= MISS.districts;
    if (this.#isPriced && ((price[link] ?? 0) < priceFrom || (price[link] ?? 0) > priceTo)) misses |= MISS.price;
    if (when !== null && !this.#isFreeThen(row, link)) misses |= MISS.when;
    return misses;
  }

  /** Whether what the doctor offers to a search for this specialisation passes the filters that are about offers. */
  passesAs(row: number, specialisationId: number): boolean {
    const offers: number[] = [];
    addOffers(this.#table, row, { ...this.wish, specialisationIds: [specialisationId] }, offers);
    if (offers.length === 0) return this.#missesWithoutOffer(row) === 0;
    return offers.some((link) => this.missesOf(row, link) === 0);
  }

  /** Calls `visit` with each offer of a doctor that misses at most this filter. */
  eachOffer(row: number, filter: number, visit: (link: number) => void): void {
    for (let index = 0; index < this.#offers.count(row); index += 1) {
      const link = this.#offers.at(row, index);
      if ((this.missesOf(row, link) & ~filter) === 0) visit(link);
    }
  }

  #weigh(row: number): number {
    const count = this.#offers.count(row);
    let offers = 0;
    for (let index = 0; index < count; index += 1) offers |= 1 << this.missesOf(row, this.#offers.at(row, index));
    return count > 0 ? offers : 1 << this.#missesWithoutOffer(row);
  }

  #missesWithoutOffer(row: number): number {
    return (
      (isMissed(this.#filters.districts, this.#table.districts[row]) ? MISS.districts : 0) |
      (this.#isPriced ? MISS.price : 0) |
      (this.#filters.when === null ? 0 : MISS.when)
    );
  }

  #misses(row: number): number {
    const filters = this.#filters;
    const table = this.#table;
    const flags = table.flags[row] ?? 0;
    let misses = 0;
    if (isMissed(filters.specialisations, table.specialisations[row])) misses |= MISS.specialisations;
    if (isMissed(filters.meddirections, table.meddirections[row])) misses |= MISS.meddirections;
    if (isMissed(filters.patients, flags)) misses |= MISS.patients;
    if (!filters.isAnyFormat && isMissed(filters.formats, flags)) misses |= MISS.formats;
    if (this.#services !== null && !this.#services.has(row)) misses |= MISS.services;
    if (filters.experienceFrom > 0 && this.experience(row) < filters.experienceFrom) misses |= MISS.experience;
    if ((table.rating[row] ?? 0) < filters.ratingFrom) misses |= MISS.rating;
    if (filters.female !== null && filters.female !== ((flags & FLAG.female) !== 0)) misses |= MISS.gender;
    if (filters.categories !== null && !filters.categories.has(table.category[row] ?? 0)) misses |= MISS.qualifications;
    return misses;
  }

  #isFreeThen(row: number, link: number): boolean {
    const { when } = this.#filters;
    const moment = this.#first(row, link, when);
    if (when === 'today') return this.isToday(moment);
    return when === 'tomorrow' ? this.isByTomorrow(moment) : moment >= 0;
  }

  #first(row: number, link: number, when: Filters['when']): number {
    const { first } = this.#slots;
    const ids = [this.#table.links.id[link] ?? 0, this.#table.ids[row] ?? 0, this.#now] as const;
    if (when === 'weekend') return first.atWeekend(...ids);
    return when === 'evening' ? first.onEvening(...ids) : first.nearest(...ids);
  }
}

/** Whether a doctor with these misses, his and those of his offers, passes all filters but this one (0: all of them). */
export function passes(misses: number, offers: number, filter: number): boolean {
  if ((misses & ~filter) !== 0) return false;
  const allowed = filter & OF_OFFER;
  return (offers & (allowed === 0 ? 1 : 1 | (1 << allowed))) !== 0;
}

function isMissed(wanted: number | null, own: number | undefined): boolean {
  return wanted !== null && (wanted & (own ?? 0)) === 0;
}
