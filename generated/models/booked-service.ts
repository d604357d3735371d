/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * One of several analyses that are booked together.
 */
export interface BookedService {
  /**
   * Of the directory.
   * @minimum 1
   */
  service_id: number;
  /**
   * Title of the service; in a visit the title at booking.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * Price of this service in KZT; in a visit the price at booking.
   * @minimum 0
   */
  price: number;
  /**
   * Working days until this result is ready, 0 for the same day; null without a result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
}
