import type { SearchFiltersRequest } from '#generated/models/search-filters-request.ts';
import type { SearchSort } from '#generated/models/search-sort.ts';
import type { ServiceKind } from '#generated/models/service-kind.ts';
import type { Db } from '#mocks/db/db.ts';
import { filialOffers } from '#mocks/db/filial-offers.ts';
import type { ServiceRow } from '#mocks/db/types/reference.ts';
import type { Bits } from './bits.ts';
import { NO_FACETS } from './clinic-search.ts';
import type { ClinicTable } from './clinic-table.ts';
import type { Facets } from './doctor-facets.ts';
import { bitOf, type DoctorTable } from './doctor-table.ts';
import { directoryOptions } from './facet-options.ts';
import type { Filters } from './filter-request.ts';

/** A service as a place offers it: prices in KZT, and by how many doctors and clinics. */
export interface ServiceOffer {
  readonly service: ServiceRow;
  price_from: number | null;
  price_to: number | null;
  doctors_count: number;
  clinics_count: number;
}

function widen(offer: ServiceOffer, from: number, to: number): void {
  if (offer.price_from === null || from < offer.price_from) offer.price_from = from;
  if (offer.price_to === null || to > offer.price_to) offer.price_to = to;
}

/** What is offered in one city, or in all of them, by id of the service. */
export function offersIn(
  db: Db,
  doctors: DoctorTable,
  clinics: ClinicTable,
  cityId: number | null,
): Map<number, ServiceOffer> {
  const offers = new Map<number, ServiceOffer>();
  for (const service of db.services.all()) {
    offers.set(service.id, { service, price_from: null, price_to: null, doctors_count: 0, clinics_count: 0 });
  }
  const isHere = (city: number | undefined): boolean => cityId === null || city === cityId;
  for (const { filials } of clinics.entries) {
    const given = new Set<ServiceOffer>();
    for (const filial of filials.filter(({ city_id }) => isHere(city_id))) {
      for (const { service, price_from, price_to } of filialOffers(db, filial)) {
        const offer = offers.get(service.id);
        if (offer === undefined) continue;
        widen(offer, price_from, price_to);
        given.add(offer);
      }
    }
    for (const offer of given) offer.clinics_count += 1;
  }
  const rows = Array.from({ length: doctors.size }, (_, row) => row).filter((row) => isHere(doctors.city[row]));
  doctors.countServices(rows).forEach((count, id) => {
    const offer = offers.get(id);
    if (offer !== undefined) offer.doctors_count = count;
  });
  return offers;
}

export interface ServiceQuestion {
  readonly kind: ServiceKind;
  readonly filters: Filters;
  /** Ids of services that the text means, null without a text. */
  readonly text: Bits | null;
}

const MISS = { specialisations: 1, price: 2, other: 4 } as const;

function missesOf({ service, price_from }: ServiceOffer, filters: Filters): number {
  const own = service.specialisation_ids.reduce((mask, id) => mask | bitOf(id), 0);
  let misses = 0;
  if (filters.specialisations !== null && (filters.specialisations & own) === 0) misses |= MISS.specialisations;
  if (filters.meddirections !== null && (filters.meddirections & bitOf(service.meddirection_id)) === 0) {
    misses |= MISS.other;
  }
  if (filters.serviceIds !== null && !filters.serviceIds.includes(service.id)) misses |= MISS.other;
  if ((price_from ?? 0) > filters.priceTo || (price_from ?? 0) < filters.priceFrom) misses |= MISS.price;
  return misses;
}

function candidates(offers: ReadonlyMap<number, ServiceOffer>, { kind, text }: ServiceQuestion): ServiceOffer[] {
  return [...offers.values()].filter(
    ({ service, clinics_count }) =>
      service.kind === kind && clinics_count > 0 && (text === null || text.has(service.id)),
  );
}

/** Services of one kind that are offered, in order: the most asked for first unless a price decides. */
export function findServices(
  offers: ReadonlyMap<number, ServiceOffer>,
  question: ServiceQuestion,
  sort: SearchSort,
): ServiceOffer[] {
  const price = (offer: ServiceOffer): number => offer.price_from ?? 0;
  const byPopularity = (a: ServiceOffer, b: ServiceOffer): number =>
    b.service.popularity - a.service.popularity || a.service.id - b.service.id;
  const bySort = (a: ServiceOffer, b: ServiceOffer): number =>
    sort === 'price' ? price(a) - price(b) : sort === 'price-desc' ? price(b) - price(a) : 0;
  return candidates(offers, question)
    .filter((offer) => missesOf(offer, question.filters) === 0)
    .toSorted((a, b) => bySort(a, b) || byPopularity(a, b));
}

/** Counts of the filters that mean something for a service. */
export function serviceFacets(
  db: Db,
  offers: ReadonlyMap<number, ServiceOffer>,
  question: ServiceQuestion,
  request: SearchFiltersRequest,
): Facets {
  const specialisations = new Map<number, number>();
  let min: number | null = null;
  let max: number | null = null;
  for (const offer of candidates(offers, question)) {
    const misses = missesOf(offer, question.filters);
    if ((misses & ~MISS.specialisations) === 0) {
      for (const id of offer.service.specialisation_ids) specialisations.set(id, (specialisations.get(id) ?? 0) + 1);
    }
    if ((misses & ~MISS.price) !== 0 || offer.price_from === null) continue;
    if (min === null || offer.price_from < min) min = offer.price_from;
    if (max === null || offer.price_from > max) max = offer.price_from;
  }
  return {
    ...NO_FACETS,
    specialisations: directoryOptions(db.specialisations.all(), specialisations, request.specialisations),
    price: { min, max },
  };
}
