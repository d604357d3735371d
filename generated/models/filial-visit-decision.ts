/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialVisitDecisionAction } from './filial-visit-decision-action.ts';

/**
 * What to do with a booked visit that a change of a filial leaves outside of its hours.
 */
export interface FilialVisitDecision {
  /**
   * One of the visits that `clinicFilialTouchedVisits` names; another answers 422.
   * @minimum 1
   */
  visit_id: number;
  /** A visit is moved by an operation of its own, before. */
  action: FilialVisitDecisionAction;
}
