/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { QuestionState } from './question-state.ts';

/**
 * A question as its author sees it.
 */
export interface PatientQuestion {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Text of the patient.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /** True if the first name is hidden. */
  anonymous: boolean;
  meddirection: NamedSlug;
  state: QuestionState;
  /**
   * Reason of the rejection; null without one.
   * @maxLength 500
   * @nullable
   */
  reject_reason: string | null;
  created_at: string;
  /**
   * Number of doctors' answers.
   * @minimum 0
   */
  answers_count: number;
}
