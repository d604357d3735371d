/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * A clinic that writes news.
 */
export interface NewsClinic {
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}
