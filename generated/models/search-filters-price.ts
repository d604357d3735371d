/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Range of prices among the results, KZT; of doctors and clinics the prices of what their cards offer (`offer`). Null when nothing has a price.
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
