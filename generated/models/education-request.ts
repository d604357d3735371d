/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * A new entry of education.
 */
export interface EducationRequest {
  /**
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * Its full name, as the diploma has it.
   * @minLength 1
   * @maxLength 300
   */
  institution: string;
  /**
   * Its place; null if it does not matter.
   * @maxLength 100
   * @nullable
   */
  city?: string | null;
  /**
   * First year of studies; null when only the end is known. Not after `year_to`.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year_from?: number | null;
  year_to: Year;
}
