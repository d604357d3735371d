/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * Who pays for the named services. Booked visits keep their payer.
 */
export interface ServiceFundingRequest {
  /**
   * Ids of `DoctorServiceLink`, else 422 at `link_ids.0`.
   * @minItems 1
   * @maxItems 500
   * @items.minimum 1
   */
  link_ids: number[];
  /**
   * Who may pay, in any order; empty where it is not to be said.
   * @maxItems 3
   */
  funding: Funding[];
  /** By `osms` only with a referral of the family doctor. Without meaning unless `funding` has `osms`. */
  needs_referral?: boolean;
  /** Hours within which a visit by `osms` begins, `to` not included; null or absent for all times. Without meaning unless `osms` is one of several payers. 422 where `to` is not later than `from`. */
  osms_hours?: TimeInterval | null;
}
