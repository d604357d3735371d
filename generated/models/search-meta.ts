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
   * Results of the search on all pages.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * The spelling that was searched instead of the one typed, in whole words. Null without a typo, and if nothing was found.
   * @maxLength 200
   * @nullable
   */
  did_you_mean: string | null;
  /** Null or absent for a plain name or title, and without a text. */
  understood?: SearchUnderstood | null;
  /** Null or absent without an emergency. */
  emergency?: SearchEmergency | null;
}
