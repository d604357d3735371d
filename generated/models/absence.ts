/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Time in which a doctor does not receive: from `time_from` of the first day to `time_to` of the last one. The doctor's own holds in all
 * filials, and patients never read why; what a clinic closes holds in its filials alone.
 */
export interface Absence {
  /** @minimum 1 */
  id: number;
  /**
   * Filials of the clinic in which it has closed the time. In the clinic's cabinet alone: the doctor's own absence holds everywhere.
   * @minItems 1
   * @items.minimum 1
   */
  filial_ids?: number[];
  /** First day, at +05:00. */
  date_from: string;
  /** Last day, included; the same as the first for an absence within one day. */
  date_to: string;
  /** Null when the first day is off from its beginning. */
  time_from: Time | null;
  /** Null when the last day is off to its end. */
  time_to: Time | null;
  /**
   * The doctor's own is for the cabinet: «Отпуск». A clinic's is as the doctor reads it, and who was moved or cancelled.
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
