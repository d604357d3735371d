/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitAnswer } from './visit-answer.ts';

/**
 * All answers; a question that is not named has none afterwards.
 */
export interface VisitAnswersRequest {
  /**
   * Of the visit's `questions`, in any order.
   * @maxItems 50
   */
  answers: VisitAnswer[];
}
