/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * Category, degree and experience at the top of the doctor's page.
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
}
