/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionKind } from './question-kind.ts';
import type { QuestionOption } from './question-option.ts';

/**
 * What is asked before a visit, and the answer. An answered question stands as it was when it was answered, whatever became of it since;
 * one without an answer as it is asked now.
 */
export interface VisitQuestion {
  /** @minimum 1 */
  id: number;
  kind: QuestionKind;
  /**
   * Text of the question.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
  /** True if the answer was required before booking. */
  is_required: boolean;
  /**
   * Options; empty for `text`.
   * @maxItems 10
   */
  options: QuestionOption[];
  /**
   * Answer; null without one.
   * @minLength 1
   * @maxLength 1000
   * @nullable
   */
  answer: string | null;
}
