/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A code was sent. It is valid for 10 minutes and 5 tries (proposed).
 */
export interface CodeSent {
  /**
   * Identifies the code in the following steps.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /**
   * Seconds until a new code may be requested.
   * @minimum 0
   * @maximum 3600
   */
  resend_after_seconds: number;
  /** Time when the code expires. */
  expires_at: string;
}
