/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Time of a doctor that the clinic would close.
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
  /** Null to close from the beginning of the first day. */
  time_from: Time | null;
  /** Null to close to the end of the last day. */
  time_to: Time | null;
}
