/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { Role } from './role.ts';

/**
 * Login form (rules §3, login payload).
 */
export interface LoginRequest {
  email: Email;
  /**
   * Password as typed; its format is not checked. An unknown e-mail and a wrong password get the same 422 at `password`.
   * @minLength 1
   * @maxLength 72
   */
  password: string;
  /** True for a session longer than a day. */
  remember: boolean;
  role: Role;
}
