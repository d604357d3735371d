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
  /** @minimum 1 */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  date: string;
  /** Null when the doctor is not there on that day. */
  hours: TimeInterval | null;
  /** @maxItems 5 */
  breaks: TimeInterval[];
  /**
   * For the cabinet alone.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
}
