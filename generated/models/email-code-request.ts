/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * New e-mail of the account, and its password.
 */
export interface EmailCodeRequest {
  email: Email;
  /**
   * The password of the account.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
}
