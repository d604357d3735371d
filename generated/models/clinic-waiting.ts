/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Work that waits for the clinic.
 */
export interface ClinicWaiting {
  /**
   * Number of future visits without a confirmation.
   * @minimum 0
   */
  pending_visits: number;
  /**
   * Number of doctors who asked to work in a filial.
   * @minimum 0
   */
  doctor_requests: number;
  /**
   * Number of published reviews of the last 90 days without a reply, as `unanswered_recent` of `clinicFeedbackList`.
   * @minimum 0
   */
  reviews_without_reply: number;
}
