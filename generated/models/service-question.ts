/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionKind } from './question-kind.ts';
import type { QuestionOption } from './question-option.ts';

/**
 * A question before a visit for a service («Questions before a visit»).
 */
export interface ServiceQuestion {
  /**
   * Id, which is the same after a change of the question.
   * @minimum 1
   */
  id: number;
  kind: QuestionKind;
  /**
   * Text of the question.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
  /** True if a patient cannot book without an answer; the desk can. */
  is_required: boolean;
  /**
   * Options in order; empty for `text`.
   * @maxItems 10
   */
  options: QuestionOption[];
}
