/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SuggestionsRequestRegion } from './suggestions-request-region.ts';

/**
 * The typed text (rules §7).
 */
export interface SuggestionsRequest {
  /**
   * Typed text of at least 2 characters (rules §9).
   * @minLength 2
   * @maxLength 200
   */
  query: string;
  /** The site always searches every region here. */
  region: SuggestionsRequestRegion;
}
