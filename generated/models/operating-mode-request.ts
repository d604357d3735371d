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
   * Step of the times that are offered.
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * Each weekday once.
   * @minItems 7
   * @maxItems 7
   */
  days: OperatingDay[];
  /**
   * Each weekday once, for weeks with an odd number; null when all weeks are alike.
   * @minItems 7
   * @maxItems 7
   * @nullable
   */
  odd_days: OperatingDay[] | null;
  /**
   * One for each visit that the change touches.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * What patients whose visits the decisions move or cancel read as the reason; without it «изменились часы приёма врача».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
