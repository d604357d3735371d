/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { User } from './user.ts';

/**
 * A started session.
 */
export interface Session {
  /**
   * Bearer token for later requests.
   * @minLength 16
   * @maxLength 200
   */
  access_token: string;
  user: User;
}
