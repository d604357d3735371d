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
   * Text of the patient after moderation; a line break begins a new paragraph.
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  /**
   * First name of the author; null if hidden.
   * @maxLength 60
   * @nullable
   */
  author_name: string | null;
  meddirection: NamedSlug;
  created_at: string;
  /**
   * Number of doctors' answers.
   * @minimum 0
   */
  answers_count: number;
  /** All answers of doctors. */
  answers: Answer[];
}
