/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * One of several analyses that are given at once.
 */
export interface BookedService {
  /**
   * Of the directory.
   * @minimum 1
   */
  service_id: number;
  /**
   * In a visit as it was called when it was booked.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * KZT, of this one alone; in a visit as it was when it was booked.
   * @minimum 0
   */
  price: number;
  /**
   * Working days until this result is ready, 0 on the same day. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
}
