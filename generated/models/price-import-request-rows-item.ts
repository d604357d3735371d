/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * One line.
 */
export type PriceImportRequestRowsItem = {
  /**
   * Its number in the table, to name it by.
   * @minimum 1
   * @maximum 1000000
   */
  line: number;
  /**
   * Title of the directory, letter case aside, or slug.
   * @maxLength 300
   */
  service: string;
  /**
   * Digits; spaces, «₸» and «тг» beside them are understood.
   * @maxLength 40
   */
  price: string;
  /**
   * «да», «нет», 1, 0; empty or absent: stays, a new line is shown.
   * @maxLength 20
   */
  visible?: string;
};
