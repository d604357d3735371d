/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where this page stands in the list that was asked for, and how many lines there are of each sort whatever the filter.
 */
export interface PriceListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Lines that were found.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Lines of the whole price list.
   * @minimum 0
   */
  all: number;
  /**
   * Lines that patients see.
   * @minimum 0
   */
  visible: number;
  /**
   * Hidden lines.
   * @minimum 0
   */
  hidden: number;
}
