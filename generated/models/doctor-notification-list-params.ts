/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorNotificationListParams = {
  /**
   * True for unread notifications only.
   */
  unread?: boolean;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
