/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { Service } from './service.ts';

/**
 * A service that the doctor gives in one filial.
 */
export interface DoctorService {
  /**
   * Id of the link.
   * @minimum 1
   */
  id: number;
  /**
   * Where it is given at this price.
   * @minimum 1
   */
  filial_id: number;
  service: Service;
  /**
   * KZT, if the patient pays; without meaning if `funding` lacks `paid`.
   * @minimum 0
   * @maximum 10000000
   */
  price: number;
  /** Who may pay for it there; some times may be narrower (`Slot`, proposed). Absent if unknown. */
  funding?: Fundings;
  /** By `osms` only with a referral of the family doctor; false or absent: without one (proposed). */
  needs_referral?: boolean;
  /**
   * How much of the doctor's time a visit for it takes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
