/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The confirmation that an account is to be deleted.
 */
export interface AccountDeleteRequest {
  /**
   * The password of the account.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
}
