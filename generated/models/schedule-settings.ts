/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How patients may book the doctor.
 */
export interface ScheduleSettings {
  online_booking: boolean;
  /** Visits are confirmed at once. */
  auto_confirm: boolean;
  /**
   * How many days ahead can be booked.
   * @minimum 1
   * @maximum 90
   */
  horizon_days: number;
}
