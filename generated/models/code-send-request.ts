/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * Asks for a registration code.
 */
export interface CodeSendRequest {
  email: Email;
}
