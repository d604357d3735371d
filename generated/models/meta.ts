/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Position of this page in the whole list.
 */
export interface Meta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of rows in the whole list.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
}
