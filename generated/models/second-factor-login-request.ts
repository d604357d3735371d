/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SecondFactorCode } from './second-factor-code.ts';

/**
 * The second step of a login.
 */
export interface SecondFactorLoginRequest {
  /**
   * Hash from `details.second_factor` of the first step's refusal.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  code: SecondFactorCode;
}
