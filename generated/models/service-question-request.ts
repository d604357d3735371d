/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionKind } from './question-kind.ts';
import type { QuestionOptionRequest } from './question-option-request.ts';

/**
 * What is asked before a visit for a service.
 */
export interface ServiceQuestionRequest {
  /**
   * Of a question that is asked already; null for a new one, 422 for an unknown one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  kind: QuestionKind;
  /**
   * No two of a service are alike.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
  /** Whether the patient can't book without an answer; the desk can. */
  is_required: boolean;
  /**
   * In this order, by the `kind`; else 422.
   * @maxItems 10
   */
  options: QuestionOptionRequest[];
}
