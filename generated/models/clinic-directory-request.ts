/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whom the clinic looks for. An IIN stands in a body, never in an address that servers keep.
 */
export interface ClinicDirectoryRequest {
  /**
   * Beginnings of names in any order, or a whole IIN.
   * @minLength 2
   * @maxLength 200
   */
  q: string;
}
