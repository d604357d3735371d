/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A clinic's rules of booking, shown before booking.
 */
export interface BookingSettings {
  /**
   * How many hours before its start a time is still offered to patients; 0 until the last minute. The desk is not bound by it.
   * @minimum 0
   * @maximum 72
   */
  book_ahead_hours: number;
  /**
   * How many hours before the start a patient can still cancel or move a visit; after that only the clinic does. It may be more than `book_ahead_hours`: then what is booked late stays.
   * @minimum 0
   * @maximum 72
   */
  cancel_ahead_hours: number;
  /**
   * How long before the start a patient is asked to be there; `arrive_at` of a visit is counted from it.
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
  /** What patients book or move in any of the filials is confirmed at once, whatever its doctor's own `auto_confirm` says. */
  auto_confirm: boolean;
}
