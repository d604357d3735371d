/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * An option of a filter with its number of results, counted with all other filters applied.
 */
export interface FilterOption {
  /**
   * Value for the search request: a slug, or a value of the enum.
   * @minLength 1
   * @maxLength 120
   */
  value: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Number of results if only this value of the filter is chosen.
   * @minimum 0
   */
  count: number;
}
