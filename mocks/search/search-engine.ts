import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchMatch } from '#generated/models/search-match.ts';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { Suggestions } from '#generated/models/suggestions.ts';
import type { Db } from '#mocks/db/db.ts';
import { perDb } from '../db/per-db.ts';
import type { ClinicHit, NearestFor } from './clinic-match.ts';
import { ClinicSearch } from './clinic-search.ts';
import { doctorFacets } from './doctor-facets.ts';
import { doctorHit, inOrder, type DoctorHit } from './doctor-hits.ts';
import { DoctorSearch } from './doctor-search.ts';
import { emergencyView } from './emergency.ts';
import { explained, matchOf } from './explain.ts';
import { readFilters, type Facets, type Filters } from './filters.ts';
import type { Meaning } from './meaning.ts';
import { namedCategory } from './named-category.ts';
import { withSaid } from './said-filters.ts';
import { NO_TEXT, SearchIndex, type TextMeaning } from './search-index.ts';
import { findServices, serviceFacets, type ServiceOffer, type ServiceQuestion } from './service-search.ts';
import { Suggester } from './suggestions.ts';

export type FoundDoctor = DoctorHit & { readonly match?: SearchMatch | null };
export type ServiceHit = ServiceOffer & { readonly kind: 'service' };
export type SearchHit = FoundDoctor | ClinicHit | ServiceHit;

export interface SearchAnswer {
  readonly hits: SearchHit[];
  readonly meta: SearchMeta;
}

const SERVICE_KINDS: Readonly<Record<Exclude<SearchCategory, 'doctors' | 'clinics'>, ServiceKind>> = {
  services: 'consultation',
  analysis: 'analysis',
  examination: 'examination',
};

/** Search for doctors, clinics and services. Parameters `now` are epoch milliseconds. */
class SearchEngine {
  readonly #db: Db;
  #index: SearchIndex | null = null;
  #suggester: Suggester | null = null;

  constructor(db: Db) {
    this.#db = db;
    for (const table of [db.doctors, db.doctor_services, db.clinics, db.filials, db.filial_prices]) {
      table.subscribe(() => {
        this.#index = null;
        this.#suggester = null;
      });
    }
  }

  /** Returns five groups of suggestions for a typed text (docs/rules.md §2). */
  suggest(query: string): Suggestions {
    this.#suggester ??= new Suggester(this.#db, this.#fresh());
    return this.#suggester.suggest(query);
  }

  /** Returns one page of results in order (contract: search order). */
  search(request: SearchRequest, now: number): SearchAnswer {
    const text = this.#read(request);
    const filters = this.#filtersOf(request, text);
    const page = request.page ?? 1;
    const perPage = request.per_page ?? 10;
    const all = this.#find(request, filters, text, now);
    const hits = all.slice((page - 1) * perPage, page * perPage).map((toHit) => toHit());
    const last_page = Math.max(1, Math.ceil(all.length / perPage));
    const meta: SearchMeta = {
      page,
      per_page: perPage,
      total: all.length,
      last_page,
      // A correction is offered only if it gives results.
      did_you_mean: all.length > 0 ? (text.understood?.corrected ?? null) : null,
      understood: explained(this.#db, text.understood, patientsAsked(request)),
      emergency: emergencyView(text.understood?.emergency ?? null),
    };
    return { hits, meta };
  }

  /**
   * Returns filters with counts, and the number of results in each category for the same text,
   * city, specialisations, services and directions.
   */
  filters(request: SearchFiltersRequest, now: number): SearchFilters {
    const text = this.#read(request);
    return {
      counts: this.#counts(request, text, now),
      named_category: namedCategory(request.q ?? '', text.understood),
      ...this.#facets(request, text, now),
    };
  }

  #fresh(): SearchIndex {
    this.#index ??= new SearchIndex(this.#db);
    return this.#index;
  }

  #read(request: SearchFiltersRequest): TextMeaning {
    const q = request.q?.trim() ?? '';
    return q === '' ? NO_TEXT : this.#fresh().read(q, patientsAsked(request), request.city_id ?? null);
  }

  /**
   * Joins the filters of the request and of its text. A service or specialisation in the text
   * determines the offer on cards.
   */
  #filtersOf(request: SearchFiltersRequest, text: TextMeaning): Filters {
    const read = readFilters(this.#db, withSaid(request, text));
    // Distances to a station in the text are not shown, because the person may be elsewhere.
    const filters = 'near' in request ? read : { ...read, distances: null };
    const meant = text.understood?.meant ?? [];
    const ids = meant.map(({ id }) => id);
    const isAll = (one: Meaning['kind']): boolean => meant.length > 0 && meant.every(({ kind }) => kind === one);
    const { wish } = filters;
    if (isAll('service') && wish.serviceIds.length === 0) return { ...filters, wish: { ...wish, serviceIds: ids } };
    if (isAll('specialisation') && wish.specialisationIds.length === 0) {
      return { ...filters, wish: { ...wish, specialisationIds: ids } };
    }
    return filters;
  }

  /**
   * Returns a function for each result, in order. It adds the data of the card, so it is called
   * only for results on the shown page.
   */
  #find(request: SearchRequest, filters: Filters, text: TextMeaning, now: number): (() => SearchHit)[] {
    const sort = withSaid(request, text).sort ?? 'nearest';
    const { category } = request;
    if (category === 'doctors') {
      const { relevance } = text;
      const search = this.#doctorSearch(filters, text, now);
      const ordered = inOrder(search, search.matches(), sort);
      // Doctors are sorted by tier of the match; within a tier the order does not change.
      const tierOf = (id: number): number => (sort === 'nearest' && relevance !== null ? relevance.tierOf(id) : 0);
      return ordered
        .map((candidate) => ({ candidate, tier: tierOf(candidate.entry.doctor.id) }))
        .toSorted((a, b) => a.tier - b.tier)
        .map(({ candidate }) => () => {
          const hit = doctorHit(search, candidate);
          return { ...hit, match: matchOf(this.#db, hit.doctor, relevance?.reasonOf(hit.doctor.id)) };
        });
    }
    if (category === 'clinics') {
      const search = this.#clinicSearch(filters, text, now);
      return search.find(sort).map((match) => () => search.hit(match));
    }
    const offers = this.#fresh().offers(filters.cityId);
    return findServices(offers, serviceQuestion(category, filters, text), sort).map((offer) => () => ({
      kind: 'service',
      ...offer,
    }));
  }

  #facets(request: SearchFiltersRequest, text: TextMeaning, now: number): Facets {
    const filters = this.#filtersOf(request, text);
    const { category } = request;
    if (category === 'doctors') return doctorFacets(this.#doctorSearch(filters, text, now), request);
    if (category === 'clinics') return this.#clinicSearch(filters, text, now).facets(request);
    const offers = this.#fresh().offers(filters.cityId);
    return serviceFacets(this.#db, offers, serviceQuestion(category, filters, text), request);
  }

  #counts(
    { city_id, specialisations, services, meddirections }: SearchFiltersRequest,
    text: TextMeaning,
    now: number,
  ): SearchFilters['counts'] {
    const shared: SearchFiltersRequest = {
      category: 'doctors',
      ...(city_id === undefined ? {} : { city_id }),
      ...(specialisations === undefined ? {} : { specialisations }),
      ...(services === undefined ? {} : { services }),
      ...(meddirections === undefined ? {} : { meddirections }),
    };
    // A day or a district in the text does not change the numbers of results by category.
    const filters = this.#filtersOf(shared, onlyPlace(text));
    const offers = this.#fresh().offers(filters.cityId);
    const count = (category: keyof typeof SERVICE_KINDS): number =>
      findServices(offers, serviceQuestion(category, filters, text), 'nearest').length;
    return {
      doctors: this.#doctorSearch(filters, text, now).matches().length,
      clinics: this.#clinicSearch(filters, text, now).find('rating').length,
      services: count('services'),
      analysis: count('analysis'),
      examination: count('examination'),
    };
  }

  #doctorSearch(filters: Filters, text: TextMeaning, now: number): DoctorSearch {
    return new DoctorSearch(this.#db, entriesOf(this.#fresh().doctors, text.doctors), filters, now);
  }

  #clinicSearch(filters: Filters, text: TextMeaning, now: number): ClinicSearch {
    const nearestFor: NearestFor = (asked) => {
      const doctors = this.#doctorSearch({ ...asked, times: {}, priceFrom: 0, priceTo: Infinity }, NO_TEXT, now);
      return (entry, times) => Math.min(Infinity, ...entry.doctors.map((doctor) => doctors.earliestOf(doctor, times)));
    };
    const clinics = entriesOf(this.#fresh().clinics, text.clinics);
    return new ClinicSearch(this.#db, clinics, filters, nearestFor, now);
  }
}

/** Returns the entries with these ids; all entries if `ids` is null. */
function entriesOf<Entry>(entries: ReadonlyMap<number, Entry>, ids: ReadonlySet<number> | null): Entry[] {
  return ids === null ? [...entries.values()] : [...entries].flatMap(([id, entry]) => (ids.has(id) ? entry : []));
}

/** Removes the filters that a text names, except the city. */
function onlyPlace(text: TextMeaning): TextMeaning {
  const { understood } = text;
  if (understood === null) return text;
  return {
    ...text,
    understood: { ...understood, filters: understood.filters.filter(({ filter }) => filter === 'city_id') },
  };
}

function serviceQuestion(category: keyof typeof SERVICE_KINDS, filters: Filters, text: TextMeaning): ServiceQuestion {
  return { kind: SERVICE_KINDS[category], filters, text: text.services };
}

/**
 * Returns the requested age group if exactly one is requested. For children a symptom needs other
 * doctors.
 */
function patientsAsked({ patients }: SearchFiltersRequest): PatientGroup | null {
  return patients?.length === 1 ? (patients[0] ?? null) : null;
}

export const searchOf = perDb((db) => new SearchEngine(db));
