/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';

/**
 * A special day after the change.
 */
export interface ScheduleDryRunSpecialDay {
  /**
   * Id of the changed special day; null for a new one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  /**
   * Id of a filial where the doctor receives, else 422.
   * @minimum 1
   */
  filial_id: number;
  /** Date from today on, within a year. */
  date: string;
  /** Hours; null for a day off. */
  hours: TimeInterval | null;
  /**
   * Breaks within the hours.
   * @maxItems 5
   */
  breaks: TimeInterval[];
}
