/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The half-done login that waits for a code (Second factor).
 */
export type ApiErrorDetailsSecondFactor = {
  /**
   * Names the login in `authLoginSecondFactor`.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /** Until when the code is taken, five minutes; then the login begins again. */
  expires_at: string;
};
