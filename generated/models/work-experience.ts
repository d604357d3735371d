/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * An entry of a doctor's work experience.
 */
export interface WorkExperience {
  /** @minimum 1 */
  id: number;
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
   * Where it is; null where it was not given.
   * @maxLength 100
   * @nullable
   */
  city: string | null;
  year_from: Year;
  /**
   * Null while it goes on.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year_to: number | null;
}
