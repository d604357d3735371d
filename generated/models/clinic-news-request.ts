/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Content of a news item.
 */
export interface ClinicNewsRequest {
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
   * Topic in a word or two; free text, shown as a label.
   * @minLength 1
   * @maxLength 60
   */
  tag: string;
  /**
   * Id of a picture that this account uploaded; null removes the picture, absent keeps it.
   * @minimum 1
   * @nullable
   */
  file_id?: number | null;
}
