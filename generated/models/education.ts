/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * An entry of a doctor's education.
 */
export interface Education {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * Full name of the institution, as in the diploma.
   * @minLength 1
   * @maxLength 300
   */
  institution: string;
  /**
   * City; null if not given.
   * @maxLength 100
   * @nullable
   */
  city: string | null;
  /**
   * First year of studies; null if only the end is known.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year_from: number | null;
  year_to: Year;
}
