/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Visits of today by how far they are, cancelled ones apart.
 */
export type DoctorHomeCounts = {
  /**
   * The sum of the others; `pending` is a part of `ahead`.
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
   * The patient is there, and the visit is not over.
   * @minimum 0
   */
  arrived: number;
  /**
   * Pending and confirmed, also where the time has passed and nobody has marked them.
   * @minimum 0
   */
  ahead: number;
  /**
   * Of those ahead, the ones that wait to be confirmed.
   * @minimum 0
   */
  pending: number;
};
