/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * A patient of the logged-in doctor, as one clinic knows them. Numbers count visits to this doctor.
 */
export interface DoctorPatient {
  /**
   * `client_id` of the visits.
   * @minimum 1
   */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * Distinguishes people of one name; null or absent if unknown.
   * @nullable
   */
  birthday?: string | null;
  /**
   * Full years today; null if the birthday is unknown.
   * @minimum 0
   * @maximum 130
   * @nullable
   */
  age: number | null;
  phone: Phone;
  /**
   * The clinic whose client they are.
   * @minLength 1
   * @maxLength 200
   */
  clinic_title: string;
  /**
   * Completed visits.
   * @minimum 0
   */
  visits_count: number;
  /**
   * Visits that were marked as missed and not taken back.
   * @minimum 0
   */
  no_show_count: number;
  /**
   * The last completed visit.
   * @nullable
   */
  last_visit_at: string | null;
  /**
   * The first visit ahead.
   * @nullable
   */
  next_visit_at: string | null;
}
