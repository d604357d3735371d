/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * If the address has an account, a code was sent to it. The answer is the same if it has none.
 */
export interface PasswordCodeSent {
  /**
   * Identifies this recovery in the following steps.
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
