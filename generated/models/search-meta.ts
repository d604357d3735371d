/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchEmergency } from './search-emergency.ts';
import type { SearchUnderstood } from './search-understood.ts';

/**
 * Position of this page in the results, and how the text was understood.
 */
export interface SearchMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of results on all pages.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Corrected text that was searched; null without a typo or without results.
   * @maxLength 200
   * @nullable
   */
  did_you_mean: string | null;
  /** Explanation how the text was read; null or absent for a plain name or title and without a text. */
  understood?: SearchUnderstood | null;
  /** Emergency in the text; null or absent without one. */
  emergency?: SearchEmergency | null;
}
