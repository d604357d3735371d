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
   * As the patient wrote it; doctors and moderators read it whole.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /** Whether the first name is hidden. */
  anonymous: boolean;
  meddirection: NamedSlug;
  state: QuestionState;
  /**
   * Why the moderator did not publish it; null otherwise.
   * @maxLength 500
   * @nullable
   */
  reject_reason: string | null;
  created_at: string;
  /**
   * Answers of doctors so far.
   * @minimum 0
   */
  answers_count: number;
}
