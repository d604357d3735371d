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
   * How much of the doctor's time a visit takes from now on.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * The price that the person saw; 409 when it is another one by now.
   * @minimum 0
   * @maximum 10000000
   */
  from_price?: number;
}
