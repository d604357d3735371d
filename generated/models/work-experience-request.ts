/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * A new entry of work experience.
 */
export interface WorkExperienceRequest {
  /**
   * Position of the doctor there.
   * @minLength 1
   * @maxLength 300
   */
  position: string;
  /**
   * Its name, as patients read it.
   * @minLength 1
   * @maxLength 300
   */
  organisation: string;
  /**
   * Its place; null if it does not matter.
   * @maxLength 100
   * @nullable
   */
  city?: string | null;
  year_from: Year;
  /**
   * Last year there; null while the doctor still works there. Not before `year_from`.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year_to: number | null;
}
