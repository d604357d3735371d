/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { RoleItem } from './role-item.ts';

/**
 * The logged-in person (rules §3).
 */
export interface User {
  /** @minimum 1 */
  id: number;
  /**
   * Path of the picture, relative to the API's host.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  email: Email;
  /** Roles. The first one is the current cabinet if none was chosen (rules §3). */
  roles: RoleItem[];
}
