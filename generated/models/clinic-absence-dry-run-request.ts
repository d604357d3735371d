/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Planned closing of a doctor's time by the clinic.
 */
export interface ClinicAbsenceDryRunRequest {
  /**
   * Filials of the clinic in which the doctor receives.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids: number[];
  /** First day, today or later. */
  date_from: string;
  /** Last day, included; within 366 days of the first. */
  date_to: string;
  /** Start time on the first day; null for the beginning of the day. */
  time_from: Time | null;
  /** End time on the last day; null for the end of the day. */
  time_to: Time | null;
}
