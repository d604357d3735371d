/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Password } from './password.ts';

/**
 * A new password for a forgotten one.
 */
export interface PasswordResetRequest {
  /**
   * Hash from `passwordCodeConfirm`, valid for one new password.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  password: Password;
  password_confirmation: Password;
}
