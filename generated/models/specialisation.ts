/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * Specialisation of a doctor.
 */
export interface Specialisation {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  slug: Slug;
  /**
   * Plural, for the heading «Кардиологи в Алматы» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  title_plural?: string;
}
