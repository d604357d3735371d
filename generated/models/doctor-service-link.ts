/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { Service } from './service.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * A service of the doctor, with its visibility (rules §3).
 */
export interface DoctorServiceLink {
  /** @minimum 1 */
  id: number;
  /** True if patients see the service. */
  visible: boolean;
  /**
   * Id of the filial with this price; the same service in another filial is another link.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  service: Service;
  /**
   * Price in KZT.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /** Who may pay for it there (proposed). Absent if it was not said. */
  funding?: Fundings;
  /** True if `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /** Hours within which a visit by `osms` begins, `to` not included; absent: all times (proposed). */
  osms_hours?: TimeInterval;
  /**
   * Duration of a visit in minutes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Number of future visits for the service in this filial; they keep their price.
   * @minimum 0
   */
  visits_ahead: number;
}
