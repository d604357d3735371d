/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { RegistrationAction } from './registration-action.ts';

/**
 * The e-mail is confirmed; these actions are open to it.
 */
export interface CodeConfirmed {
  /**
   * Presented on completion.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /** @minItems 1 */
  actions: RegistrationAction[];
}
