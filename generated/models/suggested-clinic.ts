/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

/**
 * A clinic in the suggestions (rules §3).
 */
export interface SuggestedClinic {
  slug: Slug;
  /**
   * Path of the logo, relative to the API's host; null without a logo.
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * The filial whose name was typed, as on its card; null or absent if the name of the clinic was typed (proposed).
   * @maxLength 200
   * @nullable
   */
  filial?: string | null;
}
