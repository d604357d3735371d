/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * A new absence. Like a change of hours it never silently cancels a visit.
 */
export interface AbsenceRequest {
  date_from: string;
  date_to: string;
  /**
   * @minLength 1
   * @maxLength 200
   */
  reason: string;
  /** @maxItems 500 */
  decisions: TouchedVisitDecision[];
}
