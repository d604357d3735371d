/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Search for a doctor. The IIN is in the body, because servers log URLs.
 */
export interface ClinicDirectoryRequest {
  /**
   * Beginnings of names in any order, or a complete IIN.
   * @minLength 2
   * @maxLength 200
   */
  q: string;
}
