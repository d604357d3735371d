/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A value of a filter with how many results it would leave. Counted with every other filter applied, but not its own.
 */
export interface FilterOption {
  /**
   * @minLength 1
   * @maxLength 120
   */
  value: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /** @minimum 0 */
  count: number;
}
