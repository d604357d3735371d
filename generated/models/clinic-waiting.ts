/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What waits for an answer of the clinic.
 */
export interface ClinicWaiting {
  /**
   * Coming visits that nobody has confirmed.
   * @minimum 0
   */
  pending_visits: number;
  /**
   * Doctors who asked to receive in a filial.
   * @minimum 0
   */
  doctor_requests: number;
  /**
   * Published ones of the last 90 days, as `unanswered_recent` of `clinicFeedbackList`.
   * @minimum 0
   */
  reviews_without_reply: number;
}
