/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TimeInterval } from './time-interval.ts';
import type { TouchedVisitDecision } from './touched-visit-decision.ts';

/**
 * Other hours on one date in a filial, of which there is one at most.
 */
export interface SpecialDayRequest {
  /**
   * One in which the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /** Today or later, within a year. */
  date: string;
  /** Null if the doctor is off. */
  hours: TimeInterval | null;
  /**
   * Within the hours.
   * @maxItems 5
   */
  breaks: TimeInterval[];
  /**
   * Shown in the cabinet only.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  reason: string | null;
  /**
   * One for each visit that the change touches.
   * @maxItems 500
   */
  decisions: TouchedVisitDecision[];
  /**
   * What patients whose visits the decisions move or cancel read as the reason; without it «изменились часы приёма врача».
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  told_reason?: string | null;
}
