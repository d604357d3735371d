/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * A question of a patient to the doctors of a direction.
 */
export interface QuestionRequest {
  /**
   * The question in one sentence.
   * @minLength 10
   * @maxLength 120
   */
  title: string;
  /**
   * Text of the question.
   * @minLength 20
   * @maxLength 2000
   */
  text: string;
  /** Slug of the medical direction of the question. */
  meddirection: Slug;
  /** True if the first name is hidden. */
  anonymous: boolean;
}
