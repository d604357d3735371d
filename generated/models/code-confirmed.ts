/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { RegistrationAction } from './registration-action.ts';
import type { Role } from './role.ts';

/**
 * The e-mail is confirmed; whether it has an account, and what it may become.
 */
export interface CodeConfirmed {
  /**
   * Presented on completion.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /** The roles of the account that the address has: its owner logs in. Empty when there is no account. */
  roles: Role[];
  /** What this e-mail may become: upgrades and a clinic where it has an account already, else a new account. Empty where the account has every cabinet. An action that a client doesn't know gives no role (rules §4). */
  actions: RegistrationAction[];
}
