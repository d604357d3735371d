/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * An absence. Like a change of hours it never silently cancels a visit. It lasts at most 366 days and overlaps no other one.
 */
export interface AbsenceRequest {
  /** First day, today or later. */
  date_from: string;
  /** Last day, included; within 366 days of the first. */
  date_to: string;
  /** Null to be off from the beginning of the first day. */
  time_from: Time | null;
  /** Null to be off to the end of the last day. */
  time_to: Time | null;
  /**
   * For the cabinet alone.
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
   * What patients whose visits the decisions move or cancel read as the reason; without it «врач не принимает в это время».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
