/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Confirmation of the deletion of an account.
 */
export interface AccountDeleteRequest {
  /**
   * The password of the account.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
}
