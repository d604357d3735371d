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
   * Id of a filial where the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Day at +05:00. */
  date: string;
  /** Hours; null for a day off. */
  hours: TimeInterval | null;
  /**
   * Breaks within the hours, in order.
   * @maxItems 5
   */
  breaks: TimeInterval[];
  /**
   * Reason, visible only in the cabinet.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
}
