/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Year } from './year.ts';

/**
 * A new entry of work experience.
 */
export interface WorkExperienceRequest {
  /**
   * @minLength 1
   * @maxLength 300
   */
  position: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  organisation: string;
  /**
   * @maxLength 100
   * @nullable
   */
  city?: string | null;
  year_from: Year;
  /**
   * @minimum 1940
   * @maximum 2100
   * @nullable
   */
  year_to: number | null;
}
