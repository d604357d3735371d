/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Time in which a doctor does not receive, with a decision for each visit in it: like a change of hours it never silently cancels one. It
 * lasts at most 366 days and overlaps no other absence of the doctor, or none that the clinic has closed in these filials before.
 */
export interface AbsenceRequest {
  /**
   * Of a clinic, which has to name them (422): its filials in which the doctor receives. A doctor's own absence holds everywhere and names none (422).
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids?: number[];
  /** First day, today or later. */
  date_from: string;
  /** Last day, included; within 366 days of the first. */
  date_to: string;
  /** Null to be off from the beginning of the first day. */
  time_from: Time | null;
  /** Null to be off to the end of the last day. */
  time_to: Time | null;
  /**
   * Of the doctor's own for the cabinet alone. Of a clinic's the doctor reads it, and who is moved or cancelled.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * One for each visit in it.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * What patients whose visits the decisions move or cancel read as the reason. Without it the `reason` of a clinic, else «врач не принимает в это время».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
