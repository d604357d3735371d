/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionKind } from './question-kind.ts';
import type { QuestionOption } from './question-option.ts';

/**
 * What is asked before a visit for a service («Questions before a visit»).
 */
export interface ServiceQuestion {
  /**
   * Stays while the question is changed.
   * @minimum 1
   */
  id: number;
  kind: QuestionKind;
  /**
   * What is asked.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
  /** Whether the patient can't book without an answer; the desk can. */
  is_required: boolean;
  /**
   * In the order of whoever asks; empty for `text`.
   * @maxItems 10
   */
  options: QuestionOption[];
}
