/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Licence } from './licence.ts';
import type { Year } from './year.ts';

/**
 * Category, degree, experience and specialist certificate on the doctor's page.
 */
export interface DoctorQualificationRequest {
  /**
   * Id of a category in the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  category_id: number | null;
  /**
   * Id of a degree in the directory of qualifications.
   * @minimum 1
   * @nullable
   */
  degree_id: number | null;
  experience_since: Year;
  /** Specialist certificate; null without one, absent to keep it. A change makes it unchecked (proposed). */
  licence?: Licence | null;
}
