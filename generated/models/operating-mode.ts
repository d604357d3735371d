/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OperatingDay } from './operating-day.ts';

/**
 * The doctor's hours in one filial.
 */
export interface OperatingMode {
  /**
   * Id of a filial where the doctor receives, for the path of the change.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /**
   * Minutes from one slot to the next, from the start of the hours; not the duration of a visit («The grid of times»).
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * Hours from Monday to Sunday; only of even weeks if `odd_days` is set.
   * @minItems 7
   * @maxItems 7
   */
  days: OperatingDay[];
  /**
   * Hours from Monday to Sunday in weeks with an odd ISO 8601 number; null if all weeks are equal.
   * @minItems 7
   * @maxItems 7
   * @nullable
   */
  odd_days: OperatingDay[] | null;
}
