/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFigures } from './clinic-figures.ts';
import type { Slug } from './slug.ts';

/**
 * Figures of one doctor of the clinic in a range of days.
 */
export interface ClinicDoctorFigures {
  /**
   * Id of a doctor who works in the clinic, or worked there in this range.
   * @minimum 1
   */
  doctor_id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  total: ClinicFigures;
}
