/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * An absence after the change.
 */
export interface ScheduleDryRunAbsence {
  /**
   * Id of the changed absence; null for a new one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  /** First day, today or later. */
  date_from: string;
  /** Last day, included. */
  date_to: string;
  /** Start time on the first day; null for the beginning of the day. */
  time_from: Time | null;
  /** End time on the last day; null for the end of the day. */
  time_to: Time | null;
}
