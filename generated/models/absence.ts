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
   * Filials where the clinic closed the time, only in the clinic's cabinet; a doctor's own absence applies everywhere.
   * @minItems 1
   * @items.minimum 1
   */
  filial_ids?: number[];
  /** First day, at +05:00. */
  date_from: string;
  /** Last day, included; the same as the first for an absence within one day. */
  date_to: string;
  /** Start time on the first day; null for the beginning of the day. */
  time_from: Time | null;
  /** End time on the last day; null for the end of the day. */
  time_to: Time | null;
  /**
   * Reason of the absence, «Отпуск». A doctor's own reason is visible only in the cabinet; a clinic's also to patients whose visits were moved or cancelled.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * Number of future visits that were kept during the absence.
   * @minimum 0
   */
  visits_count: number;
}
