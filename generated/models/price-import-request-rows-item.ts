/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * One row.
 */
export type PriceImportRequestRowsItem = {
  /**
   * Number of the row in the table, for errors.
   * @minimum 1
   * @maximum 1000000
   */
  line: number;
  /**
   * Title of the service in any letter case, or its slug.
   * @maxLength 300
   */
  service: string;
  /**
   * Price in digits, with optional spaces, «₸» or «тг».
   * @maxLength 40
   */
  price: string;
  /**
   * Visibility: «да», «нет», 1 or 0. Empty or absent to keep it; a new row is shown.
   * @maxLength 20
   */
  visible?: string;
};
