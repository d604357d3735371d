/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Paging of notifications with how many are unread in all.
 */
export interface NotificationListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Notifications of this cabinet, read and unread.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Unread notifications of this cabinet, whatever was filtered.
   * @minimum 0
   */
  unread: number;
}
