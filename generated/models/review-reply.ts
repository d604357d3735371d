/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The doctor's answer.
 * @nullable
 */
export type ReviewReply = {
  /**
   * @minLength 1
   * @maxLength 3000
   */
  text: string;
  created_at: string;
} | null;
