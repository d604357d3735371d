/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A piece of news.
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
  published_at: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  tag: string;
}
