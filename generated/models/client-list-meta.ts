/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Where this page stands in the whole list, and how many clients the clinic has.
 */
export interface ClientListMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Clients that were found.
   * @minimum 0
   */
  total: number;
  /**
   * The last page that holds anything; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * All clients of the clinic.
   * @minimum 0
   */
  clinic_total: number;
}
