/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Time in which a doctor does not receive in some filials because the clinic has closed it: from `time_from` of the first day to `time_to` of
 * the last one.
 */
export interface ClinicAbsence {
  /** @minimum 1 */
  id: number;
  /**
   * Filials of the clinic in which it is closed.
   * @minItems 1
   * @items.minimum 1
   */
  filial_ids: number[];
  /** First day, at +05:00. */
  date_from: string;
  /** Last day, included; the same as the first for a part of one day. */
  date_to: string;
  /** Null when the first day is off from its beginning. */
  time_from: Time | null;
  /** Null when the last day is off to its end. */
  time_to: Time | null;
  /**
   * As the doctor reads it, and who was moved or cancelled.
   * @minLength 1
   * @maxLength 150
   * @nullable
   */
  reason: string | null;
  /**
   * Visits that were kept in it and are still ahead.
   * @minimum 0
   */
  visits_count: number;
}
