/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * A new entry of work experience.
 */
export interface WorkExperienceRequest {
  /**
   * What the doctor is or was there.
   * @minLength 1
   * @maxLength 300
   */
  position: string;
  /**
   * Its name, as the doctor wants it read.
   * @minLength 1
   * @maxLength 300
   */
  organisation: string;
  /**
   * Where it is; null where it doesn't matter.
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
