/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';

/**
 * Hours in one filial on one day, before absences are subtracted.
 */
export interface CalendarPlace {
  /**
   * Id of a filial where the doctor works.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Hours within the opening hours of the filial; null without hours. */
  hours: TimeInterval | null;
  /** Breaks within these hours, in order: of the filial, of the doctor, and times that the clinic closed. */
  breaks: TimeInterval[];
  /**
   * Minutes from one slot to the next.
   * @minimum 5
   * @maximum 240
   */
  slot_minutes: number;
  /**
   * Id of the special day that sets these hours; null for usual hours.
   * @minimum 1
   * @nullable
   */
  special_day_id: number | null;
  /**
   * Reason why there are no hours: name of a holiday, or closing by the clinic. Null if there are hours or the doctor took the day off.
   * @maxLength 200
   * @nullable
   */
  closed_reason: string | null;
}
