/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Changed hours of one filial. When they touch visits that have no entry in `decisions`, nothing is saved and the answer is 409
 * with their ids in `details.visit_ids`.
 */
export interface OperatingModeRequest {
  /**
   * Minutes from one slot to the next.
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * Hours of each weekday.
   * @minItems 7
   * @maxItems 7
   */
  days: OperatingDay[];
  /**
   * Hours of each weekday in odd weeks; null if all weeks are equal.
   * @minItems 7
   * @maxItems 7
   * @nullable
   */
  odd_days: OperatingDay[] | null;
  /**
   * Decisions, one for each displaced visit.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * Reason for patients whose visits are moved or cancelled; by default «изменились часы приёма врача».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
