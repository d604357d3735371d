/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Answer } from './answer.ts';
import type { NamedSlug } from './named-slug.ts';

/**
 * A question of a patient.
 */
export interface Question {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * As the patient wrote it, after moderation; line breaks are paragraphs.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /**
   * First name. Null when hidden.
   * @maxLength 60
   * @nullable
   */
  author_name: string | null;
  meddirection: NamedSlug;
  created_at: string;
  /**
   * 0 while no doctor has answered.
   * @minimum 0
   */
  answers_count: number;
  /** All of them: as many as `answers_count` says. */
  answers: Answer[];
}
