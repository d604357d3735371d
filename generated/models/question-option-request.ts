/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionAdviceRequest } from './question-advice-request.ts';

/**
 * One of the answers that a question gives to choose from.
 */
export interface QuestionOptionRequest {
  /**
   * No two of a question are alike.
   * @minLength 1
   * @maxLength 100
   */
  text: string;
  /** Where this answer leads; null where the patient simply goes on. */
  advice: QuestionAdviceRequest | null;
}
