/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewsClinic } from './news-clinic.ts';

/**
 * A news item of the site or of a clinic.
 */
export interface NewsItem {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * One or two sentences for the list.
   * @minLength 1
   * @maxLength 500
   */
  lead: string;
  /**
   * Paragraphs are separated by a blank line.
   * @minLength 1
   * @maxLength 10000
   */
  text: string;
  /** Time of publication; lists are sorted by it, newest first. */
  published_at: string;
  /**
   * Path of a decorative drawing, relative to the API's host (proposed).
   * @maxLength 500
   * @nullable
   */
  picture?: string | null;
  /**
   * Topic in a word or two; free text, shown as a label.
   * @minLength 1
   * @maxLength 60
   */
  tag: string;
  /** Clinic of the news; null for news of the site. */
  clinic: NewsClinic | null;
}
