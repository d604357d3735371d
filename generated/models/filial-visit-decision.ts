/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialVisitDecisionAction } from './filial-visit-decision-action.ts';

/**
 * What to do with a booked visit that a change of a filial leaves without a place.
 */
export interface FilialVisitDecision {
  /**
   * One of the visits that `clinicFilialTouchedVisits` names; another answers 422.
   * @minimum 1
   */
  visit_id: number;
  /** `keep` leaves it at its time; not possible if the filial closes. */
  action: FilialVisitDecisionAction;
  /** The new time; required to move. */
  starts_at?: string;
  /**
   * For a move: the doctor; absent, the same doctor.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * For a move: a filial of the clinic; absent, the same.
   * @minimum 1
   */
  filial_id?: number;
}
