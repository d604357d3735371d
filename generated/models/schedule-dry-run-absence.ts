/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * An absence after the change.
 */
export interface ScheduleDryRunAbsence {
  /**
   * The absence that is changed; null for a new one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  /** First day, today or later. */
  date_from: string;
  /** Last day, included. */
  date_to: string;
  /** Null to be off from the beginning of the first day. */
  time_from: Time | null;
  /** Null to be off to the end of the last day. */
  time_to: Time | null;
}
