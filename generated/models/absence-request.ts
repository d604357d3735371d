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
   * Required of a clinic (422): its filials where the doctor receives. Not allowed for a doctor's own absence (422), which applies everywhere.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids?: number[];
  /** First day, today or later. */
  date_from: string;
  /** Last day, included; within 366 days of the first. */
  date_to: string;
  /** Start time on the first day; null for the beginning of the day. */
  time_from: Time | null;
  /** End time on the last day; null for the end of the day. */
  time_to: Time | null;
  /**
   * Reason of the absence. A doctor's own reason is visible only in the cabinet. A clinic's reason is visible to the doctor and to patients whose visits are moved or cancelled.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * Decisions, one for each visit during the absence.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * Reason for patients whose visits are moved or cancelled. By default the clinic's `reason`, or «врач не принимает в это время».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
