/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How patients may book the doctor.
 */
export interface ScheduleSettings {
  /** Whether people may book by themselves. */
  online_booking: boolean;
  /** What patients book or move is confirmed at once; so it is, too, where the clinic wants it (`BookingSettings`). */
  auto_confirm: boolean;
  /**
   * How many days ahead can be booked, today included.
   * @minimum 1
   * @maximum 90
   */
  horizon_days: number;
  /**
   * Minutes that stay free between two visits, in all filials («The grid of times»).
   * @minimum 0
   * @maximum 60
   */
  buffer_minutes: number;
}
