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
  /** @minimum 0 */
  total: number;
  /** @minimum 1 */
  last_page: number;
  /**
   * Unread notifications of this cabinet, whatever was filtered.
   * @minimum 0
   */
  unread: number;
}
