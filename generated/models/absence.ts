/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Time in which the doctor does not receive, in all filials: from `time_from` of the first day to `time_to` of the last one. Why is
 * for the cabinet alone; patients read that the doctor does not receive.
 */
export interface Absence {
  /** @minimum 1 */
  id: number;
  /** First day, at +05:00. */
  date_from: string;
  /** Last day, included; the same as the first for an absence within one day. */
  date_to: string;
  /** Null when the first day is off from its beginning. */
  time_from: Time | null;
  /** Null when the last day is off to its end. */
  time_to: Time | null;
  /**
   * For the cabinet: «Отпуск».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * Visits that were kept in it and are still ahead.
   * @minimum 0
   */
  visits_count: number;
}
