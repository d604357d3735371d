/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialState } from './filial-state.ts';
import type { FilialVisitDecision } from './filial-visit-decision.ts';

/**
 * Opens a filial, closes it, or makes it a draft.
 */
export interface FilialStateRequest {
  state: FilialState;
  /**
   * Announced opening day of a draft, after today.
   * @nullable
   */
  opens_on?: string | null;
  /**
   * First closed day, after today; the filial is open until then. Null or absent to close at once.
   * @nullable
   */
  closes_on?: string | null;
  /**
   * Decisions, one for each displaced visit. `keep` is not possible if the filial closes.
   * @maxItems 2000
   */
  decisions?: FilialVisitDecision[];
  /**
   * Reason for patients whose visits are moved or cancelled; required for these decisions.
   * @minLength 1
   * @maxLength 200
   */
  reason?: string;
}
