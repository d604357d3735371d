/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Paging of the price list, with the numbers of visible and hidden rows without filters.
 */
export interface PriceListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of found rows.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Number of rows in the whole price list.
   * @minimum 0
   */
  all: number;
  /**
   * Number of rows that patients see.
   * @minimum 0
   */
  visible: number;
  /**
   * Number of hidden rows.
   * @minimum 0
   */
  hidden: number;
}
