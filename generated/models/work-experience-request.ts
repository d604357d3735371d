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
   * Name of the organisation, as patients read it.
   * @minLength 1
   * @maxLength 300
   */
  organisation: string;
  /**
   * City; null if not given.
   * @maxLength 100
   * @nullable
   */
  city?: string | null;
  year_from: Year;
  /**
   * Last year there, not before `year_from`; null if the doctor still works there.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year_to: number | null;
}
