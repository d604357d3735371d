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
  /** Null where the doctor does not receive. */
  hours: TimeInterval | null;
  /** Breaks and hours off within these hours. */
  breaks: TimeInterval[];
  /**
   * A holiday or an absence; null simply for a day off, and where there are hours.
   * @maxLength 200
   * @nullable
   */
  closed_reason: string | null;
  /**
   * Step of the grid of times.
   * @minimum 5
   * @maximum 480
   */
  slot_minutes: number;
  /** Time that is taken by something else than a visit of this filial. */
  taken: BoardTaken[];
}
