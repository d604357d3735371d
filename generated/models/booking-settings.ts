/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Booking settings of a clinic, shown before booking.
 */
export interface BookingSettings {
  /**
   * Minimum hours from booking to the start of a slot; 0 for no minimum. It does not apply at the desk.
   * @minimum 0
   * @maximum 72
   */
  book_ahead_hours: number;
  /**
   * Minimum hours before the start for a patient to cancel or move a visit; later only the clinic can. If it exceeds `book_ahead_hours`, a visit booked late cannot be cancelled by the patient.
   * @minimum 0
   * @maximum 72
   */
  cancel_ahead_hours: number;
  /**
   * Minutes before the start when the patient should arrive; the source of `arrive_at` of a visit.
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
  /** True if visits that patients book or move in any filial are confirmed at once, even if the doctor's own `auto_confirm` is false. */
  auto_confirm: boolean;
}
