/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { Service } from './service.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * A service of the doctor in one filial.
 */
export interface DoctorService {
  /**
   * Id of the link.
   * @minimum 1
   */
  id: number;
  /**
   * Id of the filial with this price.
   * @minimum 1
   */
  filial_id: number;
  service: Service;
  /**
   * Price in KZT if the patient pays; it has no meaning if `funding` does not contain `paid`.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /** Possible payers; a `Slot` may have fewer (proposed). Absent if unknown. */
  funding?: Fundings;
  /** True if `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /** Hours within which a visit by `osms` begins, `to` not included; absent if it may begin at all times (proposed). */
  osms_hours?: TimeInterval;
  /**
   * Duration of a visit in minutes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
