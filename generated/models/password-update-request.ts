/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Password } from './password.ts';

/**
 * A new password of a logged-in person.
 */
export interface PasswordUpdateRequest {
  /**
   * Current password. A wrong password gives 422 and counts as a try.
   * @minLength 1
   * @maxLength 72
   */
  current_password: string;
  password: Password;
  password_confirmation: Password;
}
