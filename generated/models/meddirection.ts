/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * Medical direction.
 */
export interface Meddirection {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  slug: Slug;
}
