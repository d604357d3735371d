/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * A patient of the logged-in doctor, with one clinic's data of the client. Numbers count visits to this doctor.
 */
export interface DoctorPatient {
  /**
   * Id of the client, equal to `client_id` of the visits.
   * @minimum 1
   */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * Birthday, to distinguish people with equal names; null or absent if unknown.
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
   * Title of the clinic with this client.
   * @minLength 1
   * @maxLength 200
   */
  clinic_title: string;
  /**
   * Number of completed visits.
   * @minimum 0
   */
  visits_count: number;
  /**
   * Number of no-shows, without undone marks.
   * @minimum 0
   */
  no_show_count: number;
  /**
   * Start of the last completed visit.
   * @nullable
   */
  last_visit_at: string | null;
  /**
   * Start of the next visit; null without one.
   * @nullable
   */
  next_visit_at: string | null;
}
