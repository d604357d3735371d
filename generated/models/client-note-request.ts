/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A note for the reception.
 */
export interface ClientNoteRequest {
  /**
   * Plain text with line breaks.
   * @minLength 1
   * @maxLength 500
   * @pattern \S
   */
  text: string;
}
