/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiErrorDetailsSecondFactor } from './api-error-details-second-factor.ts';
import type { Overlap } from './overlap.ts';

/**
 * Machine-readable details of `code`.
 */
export type ApiErrorDetails = {
  /**
   * Ids of the visits that a change affects.
   * @items.minimum 1
   */
  visit_ids?: number[];
  /**
   * Ids of services that the place does not offer (`services_missing`), or that cannot be booked together (`services_clash`).
   * @items.minimum 1
   */
  service_ids?: number[];
  /**
   * Id of the existing client.
   * @minimum 1
   */
  client_id?: number;
  /** Overlaps of the time that the desk requested (Booking at the desk), or confirmed visits that overlap the visit to confirm (States of a visit), in order of time. */
  overlaps?: Overlap[];
  /** Login that waits for a code (Second factor). */
  second_factor?: ApiErrorDetailsSecondFactor;
};
