/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionAdvice } from './question-advice.ts';

/**
 * One of the possible answers to a question.
 */
export interface QuestionOption {
  /**
   * Text of the option, unique in its question.
   * @minLength 1
   * @maxLength 100
   */
  text: string;
  /** Advice after this answer; null without one. */
  advice: QuestionAdvice | null;
}
