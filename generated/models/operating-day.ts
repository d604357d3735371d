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
  /** Hours, cut to the filial's opening hours; null on a day off. */
  hours: TimeInterval | null;
  /**
   * Breaks within the hours, in order; empty on a day off.
   * @maxItems 5
   */
  breaks: TimeInterval[];
}
