/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The doctor's text about themselves.
 */
export interface DescriptionRequest {
  /**
   * What patients read on the doctor's page: plain text, blank lines between paragraphs. An empty text removes it.
   * @maxLength 5000
   */
  description: string;
}
