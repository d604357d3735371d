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
   * What the doctor has to know to answer.
   * @minLength 20
   * @maxLength 2000
   */
  text: string;
  /** Slug of the direction whose doctors are asked. */
  meddirection: Slug;
  /** Whether the first name is hidden. */
  anonymous: boolean;
}
