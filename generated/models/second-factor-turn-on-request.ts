/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The first code of an app.
 */
export interface SecondFactorTurnOnRequest {
  /**
   * Hash from `secondFactorSetup`.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /**
   * Current code of the app.
   * @pattern ^[0-9]{6}$
   */
  code: string;
}
