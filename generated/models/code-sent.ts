/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A code was sent. It lives 10 minutes and takes 5 tries (proposed).
 */
export interface CodeSent {
  /**
   * Names what the code is for in the following steps.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /**
   * When a new code may be asked for.
   * @minimum 0
   * @maximum 3600
   */
  resend_after_seconds: number;
  /** Until when the code is taken; then a new one is asked for. */
  expires_at: string;
}
