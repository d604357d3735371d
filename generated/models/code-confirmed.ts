/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { RegistrationAction } from './registration-action.ts';
import type { Role } from './role.ts';

/**
 * The e-mail is confirmed; tells whether it has an account, and which roles it may get.
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
  /** Possible actions: upgrades and a clinic if the e-mail has an account, otherwise a new account. Empty if the account has every cabinet. An unknown action gives no role (rules §4). */
  actions: RegistrationAction[];
}
