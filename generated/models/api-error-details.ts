/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ApiErrorDetailsSecondFactor } from './api-error-details-second-factor.ts';
import type { Overlap } from './overlap.ts';

/**
 * Details of the code, for programs.
 */
export type ApiErrorDetails = {
  /**
   * Visits that a change affects.
   * @items.minimum 1
   */
  visit_ids?: number[];
  /**
   * Services that the place does not offer.
   * @items.minimum 1
   */
  service_ids?: number[];
  /**
   * The existing client.
   * @minimum 1
   */
  client_id?: number;
  /** What stands at the time that the desk asked for (Booking at the desk), or confirmed visits at the time of the one that it wanted to confirm (States of a visit); in order. */
  overlaps?: Overlap[];
  /** The half-done login that waits for a code (Second factor). */
  second_factor?: ApiErrorDetailsSecondFactor;
};
