/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Changed price and duration. Booked visits keep their own.
 */
export interface DoctorServiceLinkUpdateRequest {
  /**
   * Price in KZT.
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * Duration of new visits in minutes.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Price that the person saw; 409 if it has changed since.
   * @minimum 0
   * @maximum 10000000
   */
  from_price?: number;
}
