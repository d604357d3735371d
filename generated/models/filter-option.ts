/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A value of a filter with the number of results that it would leave, counted with every filter except its own.
 */
export interface FilterOption {
  /**
   * The value for the search request: a slug, or a value of the enum.
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
   * Results if this value were the only one chosen in its filter.
   * @minimum 0
   */
  count: number;
}
