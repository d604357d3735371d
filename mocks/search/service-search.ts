import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { Db } from '#mocks/db/db.ts';
import { filialOffers } from '#mocks/db/filial-offers.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import type { ClinicEntry, DoctorEntry } from './entries.ts';
import {
  NO_FACETS,
  affordable,
  among,
  askedOf,
  countValues,
  directoryOptions,
  isOnly,
  missesOf,
  priceRange,
  type Facets,
  type Filters,
  type Predicates,
} from './filters.ts';

/** A service in a city: prices in KZT, numbers of doctors and clinics. */
export interface ServiceOffer {
  readonly service: ServiceRow;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly doctors_count: number;
  readonly clinics_count: number;
}

/** Returns services with at least one clinic in a city, or in all cities if `cityId` is null. */
export function offersIn(
  db: Db,
  doctors: Iterable<DoctorEntry>,
  clinics: Iterable<ClinicEntry>,
  cityId: number | null,
): ServiceOffer[] {
  const isHere = ({ city_id }: { readonly city_id: number }): boolean => cityId === null || city_id === cityId;
  const given = [...clinics].flatMap(({ clinic, filials }) =>
    filials
      .filter(isHere)
      .flatMap((filial) => filialOffers(db, filial).map((offer) => ({ ...offer, clinicId: clinic.id }))),
  );
  const doctorsHere = [...doctors].filter(({ doctor }) => isHere(doctor));
  const doctorCounts = countValues(doctorsHere, ({ serviceIds }) => serviceIds);
  return [...Map.groupBy(given, ({ service }) => service)].map(([service, offers]) => ({
    service,
    price_from: priceRange(offers.map(({ price_from }) => price_from)).min ?? null,
    price_to: priceRange(offers.map(({ price_to }) => price_to)).max ?? null,
    doctors_count: doctorCounts.get(service.id) ?? 0,
    clinics_count: new Set(offers.map(({ clinicId }) => clinicId)).size,
  }));
}

type ServiceFilter = 'specialisations' | 'meddirections' | 'services' | 'price';

const predicatesOf = (filters: Filters): Predicates<ServiceFilter, ServiceOffer> =>
  askedOf<ServiceFilter, ServiceOffer>({
    specialisations: among(filters.specialisationIds, ({ service }) => service.specialisation_ids),
    meddirections: among(filters.meddirectionIds, ({ service }) => [service.meddirection_id]),
    services: among(filters.serviceIds, ({ service }) => [service.id]),
    price: affordable(filters, ({ price_from }) => price_from ?? 0),
  });

export interface ServiceQuestion {
  readonly kind: ServiceKind;
  readonly filters: Filters;
  /** Ids of services that the text means; null if there is no text. */
  readonly text: ReadonlySet<number> | null;
}

function candidates(offers: readonly ServiceOffer[], { kind, text, filters }: ServiceQuestion) {
  const predicates = predicatesOf(filters);
  return offers
    .filter(({ service }) => service.kind === kind && (text === null || text.has(service.id)))
    .map((offer) => ({ offer, misses: missesOf(offer, predicates) }));
}

/** Returns offered services of one kind, most popular first, or sorted by price if requested. */
export function findServices(
  offers: readonly ServiceOffer[],
  question: ServiceQuestion,
  sort: SearchSort,
): ServiceOffer[] {
  const price = (offer: ServiceOffer): number => offer.price_from ?? 0;
  const bySort = (a: ServiceOffer, b: ServiceOffer): number =>
    sort === 'price' ? price(a) - price(b) : sort === 'price-desc' ? price(b) - price(a) : 0;
  return candidates(offers, question)
    .flatMap(({ offer, misses }) => (misses.length === 0 ? offer : []))
    .toSorted((a, b) => bySort(a, b) || b.service.popularity - a.service.popularity || a.service.id - b.service.id);
}

/** Counts the options of filters that apply to services. */
export function serviceFacets(
  db: Db,
  offers: readonly ServiceOffer[],
  question: ServiceQuestion,
  request: SearchFiltersRequest,
): Facets {
  const all = candidates(offers, question);
  const but = (filter: ServiceFilter): ServiceOffer[] =>
    all.flatMap(({ offer, misses }) => (isOnly(misses, filter) ? offer : []));
  const specialisations = countValues(but('specialisations'), ({ service }) => service.specialisation_ids);
  return {
    ...NO_FACETS,
    specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
    price: priceRange(but('price').flatMap(({ price_from }) => price_from ?? [])),
  };
}
