/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Changed price and length. Booked visits keep theirs.
 */
export interface DoctorServiceLinkUpdateRequest {
  /**
   * KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
