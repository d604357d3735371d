/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';

/**
 * A special day after the change.
 */
export interface ScheduleDryRunSpecialDay {
  /**
   * The special day that is changed; null for a new one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  /**
   * A filial in which the doctor receives; else 422.
   * @minimum 1
   */
  filial_id: number;
  /** Today or later, within a year. */
  date: string;
  /** Null if the doctor is off. */
  hours: TimeInterval | null;
  /**
   * Within the hours.
   * @maxItems 5
   */
  breaks: TimeInterval[];
}
