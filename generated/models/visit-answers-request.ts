/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitAnswer } from './visit-answer.ts';

/**
 * All answers; questions without an answer here have none afterwards.
 */
export interface VisitAnswersRequest {
  /**
   * Answers to the visit's `questions`, in any order.
   * @maxItems 50
   */
  answers: VisitAnswer[];
}
