/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SecondFactorCode } from './second-factor-code.ts';

/**
 * The second step of a login.
 */
export interface SecondFactorLoginRequest {
  /**
   * Of `details.second_factor` in the refusal of the first step.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  code: SecondFactorCode;
}
