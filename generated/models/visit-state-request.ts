/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitStateRequestStatus } from './visit-state-request-status.ts';

/**
 * Where the visit goes next. From pending: confirmed, cancelled_by_clinic. From confirmed: arrived, completed, no_show,
 * cancelled_by_clinic. From arrived: confirmed (a mistaken tap), completed, no_show.
 */
export interface VisitStateRequest {
  status: VisitStateRequestStatus;
  /**
   * Shown to the patient; required for cancelled_by_clinic.
   * @minLength 1
   * @maxLength 300
   */
  reason?: string;
}
