/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewsClinic } from './news-clinic.ts';

/**
 * A news item, of the service or of a clinic.
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
  /** Lists are sorted by it, the newest first. */
  published_at: string;
  /**
   * Path of a drawing beside the title, relative to the API host; it says nothing that the text does not (proposed).
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
  /** Whose news it is; null for the service. */
  clinic: NewsClinic | null;
}
