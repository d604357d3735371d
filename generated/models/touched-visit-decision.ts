/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TouchedVisitDecisionAction } from './touched-visit-decision-action.ts';

/**
 * Decision for a visit that a schedule change displaces.
 */
export interface TouchedVisitDecision {
  /**
   * Id of a visit in the 409 or the dry run, else 422.
   * @minimum 1
   */
  visit_id: number;
  /** Decision. `keep` leaves the visit at its time. */
  action: TouchedVisitDecisionAction;
  /** New start; required for a move. */
  starts_at?: string;
  /**
   * Of a move by the clinic: a colleague of the same specialisation who gives the same service in the same filial to a person of that age.
   * Absent, the same doctor. The visit takes over the colleague's price and length. A doctor's own change moves to nobody else: 422.
   * @minimum 1
   */
  doctor_id?: number;
}
