/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';

/**
 * Hours of one filial after the change.
 */
export interface ScheduleDryRunMode {
  /**
   * A filial in which the doctor receives; else 422.
   * @minimum 1
   */
  filial_id: number;
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
}
