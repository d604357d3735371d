import { Funding } from '#generated/models/funding.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import { textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { FilialOffer } from '#mocks/db/filial-offers.ts';
import { fundingAmong, isOsmsAlone } from '#mocks/db/funding.ts';
import type { Filial } from '#mocks/db/types/place.ts';
import { isAnyTime, isOpenIn, type TimesRequest } from '#mocks/slots/wanted-times.ts';
import type { ClinicHit, ClinicMatch, NearestFor } from './clinic-match.ts';
import { FUNDING_TITLES, timeOptions } from './doctor-facets.ts';
import { clinicOffers, type ClinicEntry } from './entries.ts';
import { factOptions, ofClinics, stating } from './facts.ts';
import {
  NO_FACETS,
  RATING_STEPS,
  affordable,
  among,
  askedOf,
  atLeast,
  compareAll,
  countValues,
  directoryOptions,
  districtsOf,
  fixedOptions,
  isAmong,
  isOnly,
  missesOf,
  nearestFirst,
  priceRange,
  shownFilial,
  stepOptions,
  type Facets,
  type Filters,
  type Predicates,
} from './filters.ts';
import { weightedRating } from './weighted-rating.ts';

type ClinicFilter =
  | 'times'
  | 'specialisations'
  | 'services'
  | 'meddirections'
  | 'districts'
  | 'price'
  | 'rating'
  | 'facts';

/** Search for clinics with one request. */
export class ClinicSearch {
  readonly #db: Db;
  readonly #filters: Filters;
  readonly #clinics: readonly ClinicEntry[];
  readonly #now: number;
  readonly #nearestFor: NearestFor;
  readonly #nearest: ReturnType<NearestFor>;
  readonly #predicates: Predicates<ClinicFilter, ClinicMatch>;

  constructor(db: Db, clinics: readonly ClinicEntry[], filters: Filters, nearestFor: NearestFor, now: number) {
    this.#db = db;
    this.#filters = filters;
    this.#clinics = clinics;
    this.#now = now;
    this.#nearestFor = nearestFor;
    this.#nearest = nearestFor(filters);
    // Filters that apply to doctors only are left out.
    this.#predicates = askedOf<ClinicFilter, ClinicMatch>({
      times: isAnyTime(filters.times) ? null : (match) => this.#isFreeIn(match, filters.times),
      specialisations: among(filters.specialisationIds, ({ entry }) => entry.specialisationIds),
      services: among(filters.serviceIds, ({ entry }) => entry.serviceIds),
      meddirections: among(filters.meddirectionIds, ({ entry }) => entry.meddirectionIds),
      // If the clinic does not offer the requested service, all its filials are compared with the
      // districts.
      districts: among(filters.districtIds, ({ entry, offers }) =>
        (offers.length > 0 ? offers.map(({ filial }) => filial) : entry.filials).map(
          ({ district_id }) => district_id ?? 0,
        ),
      ),
      facts: stating(ofClinics(filters.facts), ({ entry }) => entry.facts),
      price: affordable(filters, ({ price }) => price),
      rating: atLeast(filters.ratingFrom, ({ entry }) => entry.clinic.rating ?? 0),
    });
  }

  /**
   * Returns matching clinics, sorted like doctors: by the earliest slot or lowest price of their
   * doctors.
   */
  find(sort: SearchSort): ClinicMatch[] {
    return this.#candidates()
      .filter((match) => missesOf(match, this.#predicates).length === 0)
      .map((match) => {
        const { id, rating, reviews_count } = match.entry.clinic;
        return { match, keys: [this.#deciding(match, sort), -weightedRating(rating, reviews_count), id] };
      })
      .toSorted((a, b) => compareAll(a.keys, b.keys))
      .map(({ match }) => match);
  }

  /** Adds the data of a clinic's card to a match. */
  hit(match: ClinicMatch): ClinicHit {
    const { clinic, filials, doctors, price, fundings } = match.entry;
    const asked = this.#filters.funding;
    const filial = this.#shownFilial(match);
    const nearest = this.#nearest(match.entry, this.#filters.times);
    return {
      kind: 'clinic',
      clinic,
      filial,
      filials_count: filials.length,
      doctors: doctors.map(({ doctor }) => doctor),
      nearest_starts_at: Number.isFinite(nearest) ? textOfMoment(nearest) : null,
      price_from: isOsmsAlone(asked) ? null : price,
      offer: match.offer && asked ? { ...match.offer, funding: fundingAmong(match.offer, asked) } : match.offer,
      funding: asked === null ? [] : fundingAmong({ funding: fundings.get(filial.id) ?? [] }, asked),
      distance_meters: this.#filters.distances?.to(filial.id) ?? null,
    };
  }

  /** Counts the options of filters that apply to clinics; the other filters are empty. */
  facets(request: SearchFiltersRequest): Facets {
    const db = this.#db;
    const candidates = this.#candidates().map((match) => ({ ...match, misses: missesOf(match, this.#predicates) }));
    const but = (filter: ClinicFilter) => candidates.filter(({ misses }) => isOnly(misses, filter));
    const specialisations = countValues(but('specialisations'), ({ entry }) => entry.specialisationIds);
    const services = countValues(but('services'), ({ entry }) => entry.serviceIds);
    const districts = countValues(candidates, ({ misses, ...match }) => this.#districtsFound(match, misses));
    return {
      ...NO_FACETS,
      ...timeOptions(this.#filters.times, but('times'), (match, times) => this.#isFreeIn(match, times)),
      specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
      services: directoryOptions(db.services.all(), services, request.services),
      districts: directoryOptions(districtsOf(db, this.#filters.cityId), districts, request.districts),
      facts: factOptions(
        ofClinics(this.#filters.facts),
        but('facts').map(({ entry }) => entry.facts),
      ),
      funding: fixedOptions(FUNDING_TITLES, new Map(Object.values(Funding).map((one) => [one, this.#countBy(one)]))),
      ratings: stepOptions(
        RATING_STEPS,
        but('rating').map(({ entry }) => entry.clinic.rating ?? 0),
      ),
      price: priceRange(but('price').flatMap(({ price }) => price || [])),
    };
  }

  #isFreeIn({ entry, offer }: ClinicMatch, times: TimesRequest): boolean {
    return offer?.hours ? isOpenIn(offer.hours, times, this.#now) : this.#nearest(entry, times) < Infinity;
  }

  #countBy(funding: Funding): number {
    const filters = { ...this.#filters, funding: [funding] };
    return new ClinicSearch(this.#db, this.#clinics, filters, this.#nearestFor, this.#now).find('rating').length;
  }

  #candidates(): ClinicMatch[] {
    const { serviceIds } = this.#filters;
    // If several services are requested, prices are not compared, because a clinic may offer only
    // one of the services.
    const only = serviceIds?.length === 1 ? (serviceIds[0] ?? null) : null;
    return this.#clinics
      .filter((entry) => entry.filials.some((filial) => this.#isHere(filial, entry)))
      .map((entry) => this.#matchOf(entry, only));
  }

  #matchOf(entry: ClinicEntry, only: number | null): ClinicMatch {
    const isNothingPaid = isOsmsAlone(this.#filters.funding);
    if (only === null) return { entry, offer: null, offers: [], price: isNothingPaid ? 0 : entry.price };
    const offers = clinicOffers(this.#db, entry, only).filter(
      ({ filial, funding }) => this.#isHere(filial, entry) && isAmong(this.#filters.funding, funding),
    );
    const wanted = offers.filter(({ filial }) => isAmong(this.#filters.districtIds, [filial.district_id ?? 0]));
    const best = (all: readonly FilialOffer[]): FilialOffer | undefined =>
      this.#filters.byDistance === null
        ? all.toSorted((a, b) => a.price_from - b.price_from)[0]
        : nearestFirst(all, ({ filial }) => filial, this.#filters)[0];
    const offer = best(wanted) ?? best(offers) ?? null;
    return { entry, offer, offers, price: offer && isNothingPaid ? 0 : (offer?.price_from ?? null) };
  }

  /**
   * Returns the districts of the clinic's filials. If one service is requested, a filial counts
   * only if its price for the service passes the filter.
   */
  #districtsFound({ entry, offers }: ClinicMatch, misses: readonly ClinicFilter[]): Iterable<number | null> {
    if (offers.length === 0) {
      return isOnly(misses, 'districts') ? new Set(entry.filials.map(({ district_id }) => district_id)) : [];
    }
    if (misses.some((miss) => miss !== 'districts' && miss !== 'price')) return [];
    const isAffordable = affordable<FilialOffer>(this.#filters, ({ price_from }) => price_from) ?? (() => true);
    return new Set(offers.filter(isAffordable).map(({ filial }) => filial.district_id));
  }

  #deciding(match: ClinicMatch, sort: SearchSort): number {
    const { entry, price } = match;
    switch (sort) {
      case 'nearest':
        return this.#nearest(entry, this.#filters.times);
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
        return this.#filters.byDistance?.to(this.#shownFilial(match).id) ?? 0;
    }
  }

  #shownFilial({ entry, offer }: ClinicMatch): Filial {
    const here = entry.filials.filter((filial) => this.#isHere(filial, entry));
    const filial = offer?.filial ?? shownFilial(here.length > 0 ? here : entry.filials, this.#filters);
    if (filial === undefined) throw new Error(`clinic ${entry.clinic.id} has no open filial`);
    return filial;
  }

  #isHere({ id, city_id }: Filial, { fundings }: ClinicEntry): boolean {
    const isIn = this.#filters.cityId === null || city_id === this.#filters.cityId;
    return isIn && isAmong(this.#filters.funding, fundings.get(id) ?? []);
  }
}
