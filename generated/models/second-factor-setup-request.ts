/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The password before a second factor is set up.
 */
export interface SecondFactorSetupRequest {
  /**
   * The password of the account.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
}
