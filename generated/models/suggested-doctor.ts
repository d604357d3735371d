/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * A doctor in the suggestions (rules §3).
 */
export interface SuggestedDoctor {
  slug: Slug;
  /**
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * Surname.
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * Patronymic.
   * @maxLength 60
   * @nullable
   */
  third_name?: string | null;
  /**
   * Main specialisation (proposed).
   * @maxLength 200
   * @nullable
   */
  specialisation?: string | null;
}
