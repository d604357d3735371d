/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The code was right; the hash allows a new password.
 */
export interface PasswordCodeConfirmed {
  /**
   * Hash to send with the new password; valid for an hour and one change.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
}
