/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitStateRequestStatus } from './visit-state-request-status.ts';

/**
 * The next state of the visit. From pending: confirmed, cancelled_by_clinic. From confirmed: arrived (from 60 minutes before the start),
 * completed, no_show (both from the start on), cancelled_by_clinic. From arrived: completed, no_show. From arrived, completed and
 * no_show back to the state before (`undo_to` of the visit). The state that it has already changes nothing.
 */
export interface VisitStateRequest {
  /** Next status. 409 at `status` if the change is not allowed from the current status or too early, or if the visit to confirm overlaps a confirmed one. */
  status: VisitStateRequestStatus;
  /**
   * Reason for the patient; required for `cancelled_by_clinic`.
   * @minLength 1
   * @maxLength 300
   */
  reason?: string;
}
