/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SecondFactorCode } from './second-factor-code.ts';

/**
 * Proof for a change of the second factor.
 */
export interface SecondFactorProofRequest {
  /**
   * The password of the account.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
  code: SecondFactorCode;
}
