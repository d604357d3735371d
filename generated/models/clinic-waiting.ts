/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Open requests to the clinic.
 */
export interface ClinicWaiting {
  /**
   * Upcoming visits without a confirmation.
   * @minimum 0
   */
  pending_visits: number;
  /**
   * Doctors who asked to work in a filial.
   * @minimum 0
   */
  doctor_requests: number;
  /**
   * Published ones of the last 90 days, as `unanswered_recent` of `clinicFeedbackList`.
   * @minimum 0
   */
  reviews_without_reply: number;
}
