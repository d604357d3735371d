/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A note about a client, only for the staff of the clinic.
 */
export interface ClientNote {
  /** @minimum 1 */
  id: number;
  /**
   * Text of the note; patients do not see it.
   * @minLength 1
   * @maxLength 500
   */
  text: string;
  /**
   * Name of the author.
   * @minLength 1
   * @maxLength 200
   */
  author: string;
  created_at: string;
}
