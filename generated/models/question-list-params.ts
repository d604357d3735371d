/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

export type QuestionListParams = {
  /**
   * Text to search for.
   * @maxLength 200
   */
  q?: string;
  /**
   * Slug of the only medical direction to include.
   */
  meddirection?: Slug;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
