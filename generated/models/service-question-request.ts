/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { QuestionKind } from './question-kind.ts';
import type { QuestionOptionRequest } from './question-option-request.ts';

/**
 * A question before a visit for a service.
 */
export interface ServiceQuestionRequest {
  /**
   * Id of an existing question, else 422; null for a new one.
   * @minimum 1
   * @nullable
   */
  id: number | null;
  kind: QuestionKind;
  /**
   * Text of the question, unique in its service.
   * @minLength 1
   * @maxLength 300
   */
  text: string;
  /** True if a patient cannot book without an answer; the desk can. */
  is_required: boolean;
  /**
   * Options in order, allowed by `kind`, else 422.
   * @maxItems 10
   */
  options: QuestionOptionRequest[];
}
