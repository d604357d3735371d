/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Position of this page in the whole list, and the number of all clients.
 */
export interface ClientListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Number of found clients.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Number of all clients of the clinic.
   * @minimum 0
   */
  clinic_total: number;
}
