/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';
import type { Time } from './time.ts';
import type { Weekday } from './weekday.ts';

/**
 * Opening hours of one weekday, wall clock of the clinic (+05:00). A weekday that is absent is a day off.
 */
export interface OpeningHoursRequest {
  weekday: Weekday;
  from: Time;
  to: Time;
  /**
   * Breaks within the hours, in order, with time between them.
   * @maxItems 5
   */
  breaks?: TimeInterval[];
}
