/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';
import type { Weekday } from './weekday.ts';

/**
 * Hours of one weekday. A day off has no hours.
 */
export interface OperatingDay {
  weekday: Weekday;
  /** Null on a day off. They are cut to the filial's opening hours. */
  hours: TimeInterval | null;
  /**
   * Within the hours and in order; none on a day off.
   * @maxItems 5
   */
  breaks: TimeInterval[];
}
