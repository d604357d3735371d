/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where this page stands in the results, and a better spelling when the text found nothing.
 */
export interface SearchMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  last_page: number;
  /**
   * @maxLength 200
   * @nullable
   */
  did_you_mean: string | null;
}
