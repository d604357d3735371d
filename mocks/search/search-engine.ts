import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SearchCategory } from '#generated/models/search-category.ts';
import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { Suggestions } from '#generated/models/suggestions.ts';
import { momentOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { clinicFacets, findClinics, type ClinicQuestion } from './clinic-search.ts';
import type { ClinicEntry } from './clinic-table.ts';
import { doctorFacets, type Facets } from './doctor-facets.ts';
import { inOrder } from './doctor-order.ts';
import { DoctorQuery } from './doctor-query.ts';
import { emergencyView } from './emergency.ts';
import { explained, matchOf } from './explain.ts';
import { readFilters, type Filters } from './filter-request.ts';
import { clinicHit, doctorHit, type SearchHit } from './hits.ts';
import type { Meaning } from './meaning.ts';
import { withSaid } from './said-filters.ts';
import { NO_TEXT, SearchIndex, type TextRows } from './search-index.ts';
import { findServices, serviceFacets, type ServiceQuestion } from './service-search.ts';

export interface SearchAnswer {
  readonly hits: SearchHit[];
  readonly meta: SearchMeta;
}

const SERVICE_KINDS: Readonly<Record<Exclude<SearchCategory, 'doctors' | 'clinics'>, ServiceKind>> = {
  services: 'consultation',
  analysis: 'analysis',
  examination: 'examination',
};

/** Search over doctors, clinics and services. `now` is epoch milliseconds. */
export class SearchEngine {
  readonly #db: Db;
  #index: SearchIndex | null = null;

  constructor(db: Db) {
    this.#db = db;
    for (const table of [db.doctors, db.doctor_services, db.clinics, db.filials, db.filial_prices]) {
      table.subscribe(() => (this.#index = null));
    }
  }

  /** Five groups for what was typed so far (docs/rules.md §2). */
  suggest(query: string): Suggestions {
    return this.#fresh().suggester.suggest(query);
  }

  /** One page of results in order (contract: search order). */
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
      // A spelling that finds nothing helps nobody.
      did_you_mean: all.length > 0 ? (text.understood?.corrected ?? null) : null,
      understood: explained(this.#db, text.understood, patientsAsked(request)),
      emergency: emergencyView(text.understood?.emergency ?? null),
    };
    return { hits, meta };
  }

  /**
   * Filters with counts, and the sizes of all categories for the same text, city, specialisations,
   * services and directions alone.
   */
  filters(request: SearchFiltersRequest, now: number): SearchFilters {
    const text = this.#read(request);
    return {
      counts: this.#counts(request, text, now),
      ...this.#facets(request, text, now),
    };
  }

  #fresh(): SearchIndex {
    this.#index ??= new SearchIndex(this.#db);
    return this.#index;
  }

  #read(request: SearchFiltersRequest): TextRows {
    const q = request.q?.trim() ?? '';
    return q === '' ? NO_TEXT : this.#fresh().read(q, patientsAsked(request), request.city_id ?? null);
  }

  /** Filters of the request and of what its text says: whom it is about, and the very service or specialisation that a card should offer. */
  #filtersOf(request: SearchFiltersRequest, text: TextRows): Filters {
    const read = readFilters(this.#db, withSaid(request, text));
    // How far it is to a station that was named says nothing of how far the person has to go.
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

  /** All results in order; each is spelled out only when its page is shown. */
  #find(request: SearchRequest, filters: Filters, text: TextRows, now: number): (() => SearchHit)[] {
    const sort = withSaid(request, text).sort ?? 'nearest';
    const { category } = request;
    const index = this.#fresh();
    if (category === 'doctors') {
      const query = this.#doctorQuery(filters, text, now);
      const rows = query.matches();
      const { relevance } = text;
      const groups = relevance !== null && sort === 'nearest' ? relevance.groups(rows) : [rows];
      return groups
        .flatMap((group) => inOrder(group, sort, index.doctors, query, momentOf(now)))
        .map((row) => () => {
          const hit = doctorHit(this.#db, index.doctors, row, query, filters);
          return { ...hit, match: matchOf(this.#db, hit.doctor, relevance?.reasonOf(row)) };
        });
    }
    if (category === 'clinics') {
      const question = this.#clinicQuestion(filters, text, now);
      return findClinics(index.clinics, question, sort).map(
        (match) => () => clinicHit(match, filters, question.nearest(match.entry)),
      );
    }
    return findServices(index.offers(filters.cityId), serviceQuestion(category, filters, text), sort).map(
      (offer) => () => ({ kind: 'service', ...offer }),
    );
  }

  #facets(request: SearchFiltersRequest, text: TextRows, now: number): Facets {
    const filters = this.#filtersOf(request, text);
    const { category } = request;
    const index = this.#fresh();
    if (category === 'doctors') return doctorFacets(index.doctors, this.#doctorQuery(filters, text, now), request);
    if (category === 'clinics') {
      return clinicFacets(this.#db, index.clinics, this.#clinicQuestion(filters, text, now), request);
    }
    return serviceFacets(this.#db, index.offers(filters.cityId), serviceQuestion(category, filters, text), request);
  }

  #counts(
    { city_id, specialisations, services, meddirections }: SearchFiltersRequest,
    text: TextRows,
    now: number,
  ): SearchFilters['counts'] {
    const shared: SearchFiltersRequest = {
      category: 'doctors',
      ...(city_id === undefined ? {} : { city_id }),
      ...(specialisations === undefined ? {} : { specialisations }),
      ...(services === undefined ? {} : { services }),
      ...(meddirections === undefined ? {} : { meddirections }),
    };
    // A day or a district that the text says narrows the list, as one set by hand does, and makes
    // no doctor an analysis.
    const filters = this.#filtersOf(shared, onlyPlace(text));
    const index = this.#fresh();
    const offers = index.offers(filters.cityId);
    const count = (category: keyof typeof SERVICE_KINDS): number =>
      findServices(offers, serviceQuestion(category, filters, text), 'nearest').length;
    return {
      doctors: this.#doctorQuery(filters, text, now).matches().length,
      clinics: findClinics(index.clinics, { filters, text: text.clinics, nearest: () => 0 }, 'rating').length,
      services: count('services'),
      analysis: count('analysis'),
      examination: count('examination'),
    };
  }

  #doctorQuery(filters: Filters, text: TextRows, now: number): DoctorQuery {
    return new DoctorQuery(this.#fresh().doctors, slotsOf(this.#db), filters, text.doctors, now);
  }

  #clinicQuestion(filters: Filters, text: TextRows, now: number): ClinicQuestion {
    const anyTime: Filters = { ...filters, when: null, priceFrom: 0, priceTo: Infinity };
    const query = this.#doctorQuery(anyTime, NO_TEXT, now);
    const nearest = (entry: ClinicEntry): number => {
      const moments = entry.doctorRows.map((row) => query.earliest(row)).filter((moment) => moment >= 0);
      return Math.min(Infinity, ...moments);
    };
    return { filters, text: text.clinics, nearest };
  }
}

/** A text of whose filters only the city counts. */
function onlyPlace(text: TextRows): TextRows {
  const { understood } = text;
  if (understood === null) return text;
  return {
    ...text,
    understood: { ...understood, filters: understood.filters.filter(({ filter }) => filter === 'city_id') },
  };
}

function serviceQuestion(category: keyof typeof SERVICE_KINDS, filters: Filters, text: TextRows): ServiceQuestion {
  return { kind: SERVICE_KINDS[category], filters, text: text.services };
}

/** The group that is asked for, if it is one: symptoms lead a child to other doctors. */
function patientsAsked({ patients }: SearchFiltersRequest): PatientGroup | null {
  return patients?.length === 1 ? (patients[0] ?? null) : null;
}

const engines = new WeakMap<Db, SearchEngine>();

/** The engine of a Db. */
export function searchOf(db: Db): SearchEngine {
  const known = engines.get(db);
  if (known !== undefined) return known;
  const engine = new SearchEngine(db);
  engines.set(db, engine);
  return engine;
}
