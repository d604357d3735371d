import type { Funding } from '#generated/models/funding.ts';
import type { FilialOffer } from '#mocks/db/filial-offers.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Clinic, Filial } from '#mocks/db/types/place.ts';
import type { TimesRequest } from '#mocks/slots/wanted-times.ts';
import type { ClinicEntry } from './entries.ts';
import type { Filters } from './filters.ts';

/** A clinic with values that depend on the request. */
export interface ClinicMatch {
  readonly entry: ClinicEntry;
  /**
   * Offer of the requested service in one of the requested filials: the cheapest offer, or the
   * nearest one in a search by distance. Null if not exactly one service is requested, or no filial
   * offers it.
   */
  readonly offer: FilialOffer | null;
  /** Offers of the requested service in all filials of the city. */
  readonly offers: readonly FilialOffer[];
  /**
   * Price for filtering and sorting in KZT: of the requested service, else of the cheapest first
   * consultation.
   */
  readonly price: number | null;
}

/**
 * Returns the moment of a clinic's earliest free slot in the given times; Infinity if there is
 * none. Only offers of its doctors that pass the given filters count.
 */
export type NearestFor = (filters: Filters) => (entry: ClinicEntry, times: TimesRequest) => number;

export interface ClinicHit {
  readonly kind: 'clinic';
  readonly clinic: Clinic;
  /**
   * Filial on the card: the first one in the requested city and districts; if one service is
   * requested, the one with the best offer of this service.
   */
  readonly filial: Filial;
  readonly filials_count: number;
  readonly doctors: readonly Doctor[];
  readonly nearest_starts_at: string | null;
  /** Lowest price of a first consultation, KZT. */
  readonly price_from: number | null;
  readonly offer: FilialOffer | null;
  /** Requested payers that may pay in the filial; empty if no payer is requested. */
  readonly funding: readonly Funding[];
  /** Distance to the filial; null if the person's location is unknown. */
  readonly distance_meters: number | null;
}
