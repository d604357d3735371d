/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Numbers of today's visits by status, without cancelled ones.
 */
export type DoctorHomeCounts = {
  /**
   * Sum of the other numbers; `pending` is a part of `ahead`.
   * @minimum 0
   */
  total: number;
  /**
   * Took place.
   * @minimum 0
   */
  completed: number;
  /**
   * The patient did not come.
   * @minimum 0
   */
  no_show: number;
  /**
   * Number of visits whose patient has arrived.
   * @minimum 0
   */
  arrived: number;
  /**
   * Number of pending and confirmed visits, including past ones without a mark.
   * @minimum 0
   */
  ahead: number;
  /**
   * Number of visits among `ahead` that wait for confirmation.
   * @minimum 0
   */
  pending: number;
};
