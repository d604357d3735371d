/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A clinic's rules of booking, shown before booking.
 */
export interface BookingSettings {
  /**
   * @minimum 0
   * @maximum 72
   */
  book_ahead_hours: number;
  /**
   * @minimum 0
   * @maximum 72
   */
  cancel_ahead_hours: number;
  /**
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
}
