/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Login that waits for a code (Second factor).
 */
export type ApiErrorDetailsSecondFactor = {
  /**
   * Identifies the login in `authLoginSecondFactor`.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /** End of the five minutes in which the code is accepted; afterwards the login starts again. */
  expires_at: string;
};
