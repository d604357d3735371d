/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Booking settings of a doctor.
 */
export interface ScheduleSettings {
  /** True if patients can book online. */
  online_booking: boolean;
  /** True if visits that patients book or move are confirmed at once. The clinic's setting (`BookingSettings`) has the same effect. */
  auto_confirm: boolean;
  /**
   * Number of bookable days, including today.
   * @minimum 1
   * @maximum 90
   */
  horizon_days: number;
  /**
   * Free minutes between two visits, in all filials («The grid of times»).
   * @minimum 0
   * @maximum 60
   */
  buffer_minutes: number;
}
