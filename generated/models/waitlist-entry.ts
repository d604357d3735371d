/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * «Сообщить, если освободится раньше».
 */
export interface WaitlistEntry {
  /** @minimum 1 */
  id: number;
  /**
   * The visit that would be moved to the earlier time.
   * @minimum 1
   */
  visit_id: number;
  /** An earlier time than this is of interest. */
  until: string;
  created_at: string;
}
