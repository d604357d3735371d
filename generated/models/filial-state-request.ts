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
   * To close: the first day on which it is closed, after today; until then it stays open. Null or absent: at once.
   * @nullable
   */
  closes_on?: string | null;
  /**
   * One for each visit that loses its place; none is kept where the filial closes.
   * @maxItems 2000
   */
  decisions?: FilialVisitDecision[];
  /**
   * As the patients of moved and cancelled visits read it; required to move and to cancel.
   * @minLength 1
   * @maxLength 200
   */
  reason?: string;
}
