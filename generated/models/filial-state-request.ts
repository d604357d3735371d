/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialState } from './filial-state.ts';
import type { FilialVisitDecision } from './filial-visit-decision.ts';

/**
 * Opens a filial, closes it, or takes it back to a draft.
 */
export interface FilialStateRequest {
  state: FilialState;
  /**
   * Of a draft: the day to announce, after today.
   * @nullable
   */
  opens_on?: string | null;
  /**
   * One for each visit that is booked there; only `cancel` where nobody will receive any more.
   * @maxItems 2000
   */
  decisions?: FilialVisitDecision[];
  /**
   * As the patients of cancelled visits read it; required to cancel.
   * @minLength 1
   * @maxLength 200
   */
  reason?: string;
}
