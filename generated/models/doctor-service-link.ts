/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { Service } from './service.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * A service that the doctor gives, with its visibility (rules §3).
 */
export interface DoctorServiceLink {
  /** @minimum 1 */
  id: number;
  /** Active services are shown to patients. */
  visible: boolean;
  /**
   * Where it is given at this price; the same service elsewhere is a link of its own.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  service: Service;
  /**
   * KZT.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /** Who may pay for it there (proposed). Absent if it was not said. */
  funding?: Fundings;
  /** By `osms` only with a referral of the family doctor; false or absent: without one (proposed). */
  needs_referral?: boolean;
  /** Hours within which a visit by `osms` begins, `to` not included; absent: all times (proposed). */
  osms_hours?: TimeInterval;
  /**
   * How much of the doctor's time a visit for it takes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Upcoming visits for it in this filial; they keep their price.
   * @minimum 0
   */
  visits_ahead: number;
}
