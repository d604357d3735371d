/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { RegistrationAction } from './registration-action.ts';
import type { Role } from './role.ts';

/**
 * Result of a confirmed e-mail: whether it has an account, and which roles it may get.
 */
export interface CodeConfirmed {
  /**
   * Hash to send with the last form.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /** Roles of the account with this e-mail, whose owner should log in; empty without an account. */
  roles: Role[];
  /** Possible actions: upgrades and a clinic if the e-mail has an account, otherwise a new account. Empty if the account has every cabinet. An unknown action gives no role (rules §4). */
  actions: RegistrationAction[];
}
