/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicNewsState } from './clinic-news-state.ts';

/**
 * A news item of the clinic, for its authors.
 */
export interface ClinicNews {
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
  /**
   * Topic in a word or two.
   * @minLength 1
   * @maxLength 60
   */
  tag: string;
  /**
   * Path of the picture, relative to the API's host.
   * @maxLength 500
   * @nullable
   */
  picture: string | null;
  /** State of the news item; patients see only published news. */
  state: ClinicNewsState;
  /**
   * Time of publication; null for a draft.
   * @nullable
   */
  published_at: string | null;
  /** Time of the last change. */
  updated_at: string;
}
