/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';

/**
 * Hours in one filial on one day, absences not taken off.
 */
export interface CalendarPlace {
  /**
   * A filial that the doctor works in.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Within the opening hours of the filial; null when there are none. */
  hours: TimeInterval | null;
  /** Within these hours, in order; those of the filial and the doctor's own, and what the clinic has closed. */
  breaks: TimeInterval[];
  /**
   * Step of the times that are offered.
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * The special day that these hours are of.
   * @minimum 1
   * @nullable
   */
  special_day_id: number | null;
  /**
   * Why the doctor does not work there: the name of a holiday, or that the clinic has closed the time. Null where there are hours, and where the doctor has taken the day off.
   * @maxLength 200
   * @nullable
   */
  closed_reason: string | null;
}
