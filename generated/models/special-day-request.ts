/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Changed hours on one date in a filial; a date has at most one special day.
 */
export interface SpecialDayRequest {
  /**
   * Id of a filial where the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /** Date from today on, within a year. */
  date: string;
  /** Hours; null for a day off. */
  hours: TimeInterval | null;
  /**
   * Breaks within the hours.
   * @maxItems 5
   */
  breaks: TimeInterval[];
  /**
   * Reason, visible only in the cabinet.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * Decisions, one for each displaced visit.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * Reason for patients whose visits are moved or cancelled; by default «изменились часы приёма врача».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
