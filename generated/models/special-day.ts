/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';

/**
 * Other hours than usual on one date in a filial, or an additional day. It takes the place of the weekday's hours and nothing else:
 * opening hours, holidays and absences hold.
 */
export interface SpecialDay {
  /** @minimum 1 */
  id: number;
  /**
   * A filial in which the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Day at +05:00. */
  date: string;
  /** Null if the doctor is off on that day. */
  hours: TimeInterval | null;
  /**
   * Within the hours and in order.
   * @maxItems 5
   */
  breaks: TimeInterval[];
  /**
   * Shown in the cabinet only.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
}
