import { Funding } from '#generated/models/funding.ts';
import type { SearchFact } from '#generated/models/search-fact.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import { textOfMoment } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { FilialOffer } from '#mocks/db/filial-offers.ts';
import { fundingAmong, isOsmsAlone } from '#mocks/db/funding.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';
import { FUNDING_TITLES } from './doctor-facets.ts';
import { clinicOffers, type ClinicEntry } from './entries.ts';
import { factOptions, stating } from './facts.ts';
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

/** A clinic with values that depend on the request. */
interface ClinicMatch {
  readonly entry: ClinicEntry;
  /**
   * Offer of the requested service in one of the requested filials, the cheapest, or the nearest in
   * a search by distance. Null if not exactly one service is requested, or no filial offers it.
   */
  readonly offer: FilialOffer | null;
  /** Offers of that service in all filials of the city. */
  readonly offers: readonly FilialOffer[];
  /**
   * Price for filtering and sorting in KZT: of the requested service, else of the cheapest first
   * consultation.
   */
  readonly price: number | null;
}

type ClinicFilter = 'specialisations' | 'services' | 'meddirections' | 'districts' | 'price' | 'rating' | 'facts';

export interface ClinicHit {
  readonly kind: 'clinic';
  readonly clinic: Clinic;
  /**
   * Filial on the card: the first one in the requested city and districts; for one service the
   * cheapest.
   */
  readonly filial: Filial;
  readonly filials_count: number;
  readonly doctors: readonly Doctor[];
  readonly nearest_starts_at: string | null;
  /** Lowest price of a first consultation, KZT. */
  readonly price_from: number | null;
  readonly offer: FilialOffer | null;
  /** Requested payers that may pay in the filial; empty without a request. */
  readonly funding: readonly Funding[];
  /** Distance to the filial; null if the person's location is unknown. */
  readonly distance_meters: number | null;
}

/** Leaves out facts about doctors, because they do not filter clinics. */
const ofClinics = (facts: readonly SearchFact[]): readonly SearchFact[] =>
  facts.filter((fact) => fact !== 'kazakh' && fact !== 'english' && fact !== 'pregnant');

function cheapest(offers: readonly FilialOffer[]): FilialOffer | undefined {
  return offers.toSorted((a, b) => a.price_from - b.price_from)[0];
}

/** Search for clinics with one request. */
export class ClinicSearch {
  readonly #db: Db;
  readonly #filters: Filters;
  readonly #clinics: readonly ClinicEntry[];
  readonly #nearest: (entry: ClinicEntry) => number;
  readonly #predicates: Predicates<ClinicFilter, ClinicMatch>;

  constructor(
    db: Db,
    clinics: readonly ClinicEntry[],
    filters: Filters,
    nearest: (entry: ClinicEntry) => number = () => Infinity,
  ) {
    this.#db = db;
    this.#filters = filters;
    this.#clinics = clinics;
    this.#nearest = nearest;
    // Filters that apply to doctors only are left out.
    this.#predicates = askedOf<ClinicFilter, ClinicMatch>({
      specialisations: among(filters.specialisationIds, ({ entry }) => entry.specialisationIds),
      services: among(filters.serviceIds, ({ entry }) => entry.serviceIds),
      meddirections: among(filters.meddirectionIds, ({ entry }) => entry.meddirectionIds),
      // A clinic without the service counts for other services with any of its filials.
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
    const nearest = this.#nearest(match.entry);
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

  #countBy(funding: Funding): number {
    return new ClinicSearch(this.#db, this.#clinics, { ...this.#filters, funding: [funding] }).find('rating').length;
  }

  #candidates(): ClinicMatch[] {
    const { serviceIds } = this.#filters;
    // With several requested services no price is compared: a clinic needs only one of them.
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
    const wanted = offers.filter(({ filial }) => this.#isWanted(filial));
    const best = (all: readonly FilialOffer[]): FilialOffer | undefined =>
      this.#filters.byDistance === null ? cheapest(all) : nearestFirst(all, ({ filial }) => filial, this.#filters)[0];
    const offer = best(wanted) ?? best(offers) ?? null;
    return { entry, offer, offers, price: offer && isNothingPaid ? 0 : (offer?.price_from ?? null) };
  }

  /** Districts of the clinic's filials; for one service only of filials with a matching price. */
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
        return this.#nearest(entry);
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

  #isWanted({ district_id }: Filial): boolean {
    return isAmong(this.#filters.districtIds, [district_id ?? 0]);
  }
}
