/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';

/**
 * The doctor's hours in one filial.
 */
export interface OperatingMode {
  /**
   * A filial in which the doctor receives; it stands in the path of the change.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /**
   * Step of the times that are offered, from the beginning of the hours; not the length of a visit («The grid of times»).
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * Monday to Sunday of every week; where odd weeks have hours of their own, of the even ones.
   * @minItems 7
   * @maxItems 7
   */
  days: OperatingDay[];
  /**
   * Monday to Sunday of the weeks with an odd ISO 8601 number; null when all weeks are alike.
   * @minItems 7
   * @maxItems 7
   * @nullable
   */
  odd_days: OperatingDay[] | null;
}
