/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';

/**
 * Hours of one filial after the change.
 */
export interface ScheduleDryRunMode {
  /**
   * Id of a filial where the doctor receives, else 422.
   * @minimum 1
   */
  filial_id: number;
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
}
