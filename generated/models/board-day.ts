/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BoardTaken } from './board-taken.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * A doctor's day in this filial.
 */
export interface BoardDay {
  /** Day at +05:00. */
  date: string;
  /** Hours of the doctor; null if the doctor does not receive. */
  hours: TimeInterval | null;
  /** Breaks and absences within these hours. */
  breaks: TimeInterval[];
  /**
   * Reason why there are no hours: a holiday or an absence. Null for a usual day off and if there are hours.
   * @maxLength 200
   * @nullable
   */
  closed_reason: string | null;
  /**
   * Minutes from one slot to the next.
   * @minimum 5
   * @maximum 480
   */
  slot_minutes: number;
  /** Intervals that are taken, except by visits of this filial. */
  taken: BoardTaken[];
}
