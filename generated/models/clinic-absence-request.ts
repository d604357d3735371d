/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Time of a doctor that the clinic closes, with a decision for each visit in it. It overlaps none that the clinic has closed there before.
 */
export interface ClinicAbsenceRequest {
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
  /**
   * The doctor reads it, and who is moved or cancelled.
   * @minLength 1
   * @maxLength 150
   * @nullable
   */
  reason: string | null;
  /**
   * One for each visit in it.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
}
