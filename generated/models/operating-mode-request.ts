/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Changed hours of one filial. When they touch visits that have no entry in `decisions`, nothing is saved and the answer is 409
 * naming the visits in `errors.decisions`.
 */
export interface OperatingModeRequest {
  /**
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * @minItems 7
   * @maxItems 7
   */
  days: OperatingDay[];
  /** @maxItems 500 */
  decisions: TouchedVisitDecision[];
}
