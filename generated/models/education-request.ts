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
   * @minLength 1
   * @maxLength 300
   */
  institution: string;
  /**
   * @maxLength 100
   * @nullable
   */
  city?: string | null;
  /**
   * @minimum 1940
   * @maximum 2100
   * @nullable
   */
  year_from?: number | null;
  year_to: Year;
}
