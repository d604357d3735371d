/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The code was right; the hash allows a new password.
 */
export interface PasswordCodeConfirmed {
  /**
   * Presented with the new password; good for an hour and for one.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
}
