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
  /** Kept, it takes place at its time all the same. */
  action: TouchedVisitDecisionAction;
  /** The new time; required to move. */
  starts_at?: string;
}
