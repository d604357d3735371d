/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionAdvice } from './question-advice.ts';

/**
 * One of the answers that a question gives to choose from.
 */
export interface QuestionOption {
  /**
   * No two of a question are alike.
   * @minLength 1
   * @maxLength 100
   */
  text: string;
  /** Where this answer leads; null where the patient simply goes on. */
  advice: QuestionAdvice | null;
}
