/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Paging of notifications, with the number of unread ones.
 */
export interface NotificationListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of notifications in this cabinet.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Number of unread notifications in this cabinet, without filters.
   * @minimum 0
   */
  unread: number;
}
