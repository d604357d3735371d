/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorHomeCounts = {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  completed: number;
  /** @minimum 0 */
  no_show: number;
  /** @minimum 0 */
  arrived: number;
  /** @minimum 0 */
  ahead: number;
  /** @minimum 0 */
  pending: number;
};
