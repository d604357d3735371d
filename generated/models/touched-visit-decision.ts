/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TouchedVisitDecisionAction } from './touched-visit-decision-action.ts';

/**
 * What to do with a visit that a change of a schedule touches.
 */
export interface TouchedVisitDecision {
  /**
   * One of the visits that the 409 or the dry run names; another answers 422.
   * @minimum 1
   */
  visit_id: number;
  /** `keep` leaves it at its time. */
  action: TouchedVisitDecisionAction;
  /** The new time; required to move. */
  starts_at?: string;
  /**
   * Of a move by the clinic: a colleague of the same specialisation who gives the same service in the same filial to a person of that age.
   * Absent, the same doctor. The visit takes over the colleague's price and length. A doctor's own change moves to nobody else: 422.
   * @minimum 1
   */
  doctor_id?: number;
}
