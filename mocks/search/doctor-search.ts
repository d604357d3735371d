import type { Funding } from '#generated/models/funding.ts';
import type { VisitFormat } from '#generated/models/visit-format.ts';
import { textOfEpoch } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { fundingAmong, priceFor, timesFor } from '#mocks/db/funding.ts';
import { bestLinks, type Wish } from '#mocks/db/offers.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { isAnyTime, type TimesRequest } from '#mocks/slots/wanted-times.ts';
import type { DoctorEntry } from './entries.ts';
import { stating } from './facts.ts';
import {
  affordable,
  among,
  askedOf,
  atLeast,
  isOnly,
  missesOf,
  withFormat,
  type Filters,
  type Predicates,
} from './filters.ts';

/** Filters that apply to offers: a doctor may pass them with one offer and fail with another. */
type OfferFilter = 'when' | 'districts' | 'price' | 'funding';
type OwnFilter =
  | 'specialisations'
  | 'services'
  | 'meddirections'
  | 'experience'
  | 'rating'
  | 'gender'
  | 'patients'
  | 'facts'
  | 'formats'
  | 'qualifications';

/**
 * A doctor's service in a filial with the filters that it fails. `link` is null for a doctor
 * without services.
 */
interface Offer {
  readonly link: DoctorServiceLink | null;
  readonly misses: readonly OfferFilter[];
}

/** A doctor who matches city and text, with the filters that the doctor fails. */
export class Candidate {
  readonly entry: DoctorEntry;
  readonly misses: readonly OwnFilter[];
  readonly #find: () => Offer[];
  #offers: readonly Offer[] | undefined;

  constructor(entry: DoctorEntry, misses: readonly OwnFilter[], find: () => Offer[]) {
    this.entry = entry;
    this.misses = misses;
    this.#find = find;
  }

  /** The best offer for the request in each filial that has one. */
  get offers(): readonly Offer[] {
    this.#offers ??= this.#find();
    return this.#offers;
  }
}

/** Offer on a doctor's card. */
interface Carried {
  readonly link: DoctorServiceLink | null;
  /** Moment of the offer's first free slot; Infinity if there is none. */
  readonly moment: number;
}

/** Search for doctors with one request. */
export class DoctorSearch {
  readonly db: Db;
  readonly filters: Filters;
  readonly #doctors: readonly DoctorEntry[];
  readonly #now: number;
  readonly #year: number;
  readonly #own: Predicates<OwnFilter, DoctorEntry>;
  readonly #offered: Predicates<OfferFilter, { entry: DoctorEntry; link: DoctorServiceLink | null }>;

  /**
   * @param doctors doctors who match the text
   * @param now epoch milliseconds
   */
  constructor(db: Db, doctors: readonly DoctorEntry[], filters: Filters, now: number) {
    this.db = db;
    this.filters = filters;
    this.#doctors = doctors;
    this.#now = now;
    this.#year = Number(textOfEpoch(now).slice(0, 4));
    const { times, gender } = filters;
    this.#own = askedOf<OwnFilter, DoctorEntry>({
      specialisations: among(filters.specialisationIds, ({ doctor }) => doctor.specialisation_ids),
      services: among(filters.serviceIds, ({ serviceIds }) => serviceIds),
      meddirections: among(filters.meddirectionIds, ({ meddirectionIds }) => meddirectionIds),
      experience: atLeast(filters.experienceFrom, (entry) => this.experience(entry)),
      rating: atLeast(filters.ratingFrom, ({ doctor }) => doctor.rating ?? 0),
      gender: among(gender && [gender], ({ doctor }) => [doctor.gender]),
      patients: among(filters.patients, ({ doctor }) => patientsOf(doctor)),
      facts: stating(filters.facts, ({ facts }) => facts),
      formats: among(filters.formats, ({ formats }) => formats),
      qualifications: among(filters.categoryIds, ({ doctor }) => [doctor.category_id]),
    });
    this.#offered = askedOf<OfferFilter, { entry: DoctorEntry; link: DoctorServiceLink | null }>({
      when: isAnyTime(times) ? null : ({ link }) => link !== null && this.#first(link, times) < Infinity,
      districts: among(filters.districtIds, ({ entry, link }) => this.districtsOf(entry, link)),
      price: affordable(filters, ({ link }) => link && this.priceOf(link)),
      funding: filters.funding && (({ link }) => link !== null && this.fundingOf(link).length > 0),
    });
  }

  /** Returns doctors who fail at most one filter on doctors. */
  candidates(): Candidate[] {
    const { cityId } = this.filters;
    return this.#doctors
      .filter(({ doctor }) => cityId === null || doctor.city_id === cityId)
      .map((entry) => ({ entry, misses: missesOf(entry, this.#own) }))
      .filter(({ misses }) => misses.length <= 1)
      .map(({ entry, misses }) => this.#candidate(entry, misses));
  }

  /** Whether a doctor, with one of the offers, passes all filters except possibly `but`. */
  passes(candidate: Candidate, but: OwnFilter | OfferFilter | null): boolean {
    if (!isOnly(candidate.misses, but)) return false;
    return !this.weighsOffers || candidate.offers.some(({ misses }) => isOnly(misses, but));
  }

  /** Whether the doctor's offers for this specialisation pass the filters on offers. */
  passesAs(entry: DoctorEntry, specialisationId: number): boolean {
    if (!this.weighsOffers) return true;
    const offers = this.#offersOf(entry, { ...this.filters.wish, specialisationIds: [specialisationId] });
    return offers.some(({ misses }) => misses.length === 0);
  }

  /** Whether the request has a filter on offers. */
  get weighsOffers(): boolean {
    return this.#offered.length > 0;
  }

  /** Returns doctors who pass all filters. */
  matches(): Candidate[] {
    return this.candidates().filter((candidate) => this.passes(candidate, null));
  }

  /** Counts the doctors for the same request with this format only. */
  countInFormat(format: VisitFormat): number {
    return new DoctorSearch(this.db, this.#doctors, withFormat(this.filters, format), this.#now).matches().length;
  }

  /** Counts the doctors for the same request with this payer only. */
  countBy(funding: Funding): number {
    return new DoctorSearch(this.db, this.#doctors, { ...this.filters, funding: [funding] }, this.#now).matches()
      .length;
  }

  /** Returns the requested payers that may pay for an offer. */
  fundingOf(link: DoctorServiceLink): readonly Funding[] {
    return fundingAmong(link, this.filters.funding);
  }

  /** Price that the patient pays for an offer, KZT. */
  priceOf(link: DoctorServiceLink): number {
    return priceFor(link, this.filters.funding);
  }

  /** Moment of the earliest slot of a doctor's offers in these times; Infinity if there is none. */
  earliestOf(entry: DoctorEntry, times: TimesRequest): number {
    return this.earliest(this.#candidate(entry, []), times);
  }

  #candidate(entry: DoctorEntry, misses: readonly OwnFilter[]): Candidate {
    return new Candidate(entry, misses, () => this.#offersOf(entry, this.filters.wish));
  }

  #offersOf(entry: DoctorEntry, wish: Wish): Offer[] {
    const { links } = bestLinks(this.db, entry.doctor, entry.links, wish);
    const offers = links.length > 0 ? links : [null];
    return offers.map((link) => ({ link, misses: this.missesOf(entry, link) }));
  }

  /** Returns the filters on offers that a service of the doctor fails. */
  missesOf(entry: DoctorEntry, link: DoctorServiceLink | null): OfferFilter[] {
    return missesOf({ entry, link }, this.#offered);
  }

  /**
   * Returns the offer for the doctor's card: the passing offer with the earliest slot, or in a
   * search by distance the nearest passing offer with a slot.
   */
  carried({ offers }: Candidate): Carried {
    const { byDistance, times } = this.filters;
    const metres = ({ link }: Carried): number => byDistance?.to(link?.filial_id ?? 0) ?? 0;
    let carried: Carried = { link: null, moment: Infinity };
    for (const { link, misses } of offers) {
      if (link === null || misses.length > 0) continue;
      const one = { link, moment: this.#first(link, times) };
      // An offer with a free slot is better than a nearer offer that has no slot.
      const isFree = one.moment < Infinity;
      const isBetter =
        isFree === carried.moment < Infinity
          ? metres(one) - metres(carried) || one.moment - carried.moment
          : isFree
            ? -1
            : 1;
      if (carried.link === null || isBetter < 0) carried = one;
    }
    return carried;
  }

  /**
   * Moment of the earliest slot within `times`, among offers that pass. The times of the request
   * are ignored.
   */
  earliest({ offers }: Candidate, times: TimesRequest = {}): number {
    return offers.reduce(
      (first, { link, misses }) =>
        link === null || !isOnly(misses, 'when') ? first : Math.min(first, this.#first(link, times)),
      Infinity,
    );
  }

  experience({ doctor }: DoctorEntry): number {
    return Math.max(0, this.#year - doctor.experience_since);
  }

  /** Moment of the offer's first free slot in these times; Infinity if there is none. */
  #first(link: DoctorServiceLink, times: TimesRequest): number {
    return slotsOf(this.db).first.moment(link, timesFor(link, times, this.filters.funding), this.#now);
  }

  /**
   * Ids of the districts of the offer's filial; if `link` is null, of all filials of the doctor.
   */
  districtsOf({ filials }: DoctorEntry, link: DoctorServiceLink | null): number[] {
    const places = link === null ? filials : [this.db.filials.require(link.filial_id)];
    return [...new Set(places.flatMap(({ district_id }) => district_id ?? []))];
  }
}

/** Returns the age groups that a doctor accepts. */
export function patientsOf({ accepts_adults, accepts_children }: Doctor): ('adults' | 'children')[] {
  return [...(accepts_adults ? (['adults'] as const) : []), ...(accepts_children ? (['children'] as const) : [])];
}
