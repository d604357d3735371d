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
  /**
   * What this e-mail may become: upgrades and a clinic where it has an account already, else a new account. An action that a client doesn't know gives no role (rules §4).
   * @minItems 1
   */
  actions: RegistrationAction[];
}
