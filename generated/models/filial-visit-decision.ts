/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialVisitDecisionAction } from './filial-visit-decision-action.ts';

/**
 * Decision for a booked visit that a change of the filial displaces.
 */
export interface FilialVisitDecision {
  /**
   * Id of a visit in `clinicFilialTouchedVisits`, else 422.
   * @minimum 1
   */
  visit_id: number;
  /** Decision. `keep` leaves the visit at its time; it is not possible if the filial closes. */
  action: FilialVisitDecisionAction;
  /** New start; required for a move. */
  starts_at?: string;
  /**
   * Id of the doctor for a move; absent for the same doctor.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Id of a filial of the clinic for a move; absent for the same filial.
   * @minimum 1
   */
  filial_id?: number;
}
