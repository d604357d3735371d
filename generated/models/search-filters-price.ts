/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Range of prices of the results, KZT; for doctors and clinics the prices of `offer`. Null without prices.
 */
export type SearchFiltersPrice = {
  /**
   * Lowest price, KZT; null without prices.
   * @minimum 0
   * @nullable
   */
  min: number | null;
  /**
   * Highest price, KZT; null without prices.
   * @minimum 0
   * @nullable
   */
  max: number | null;
};
