/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * Category, degree and experience, as they stand in the head of the doctor's page.
 */
export interface DoctorQualificationRequest {
  /**
   * Of the directory of qualifications, a category.
   * @minimum 1
   * @nullable
   */
  category_id: number | null;
  /**
   * Of the directory of qualifications, a degree.
   * @minimum 1
   * @nullable
   */
  degree_id: number | null;
  experience_since: Year;
}
