/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * The code from the letter.
 */
export interface CodeConfirmRequest {
  email: Email;
  /**
   * From the operation that sent the code.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /**
   * One-time code, 5 digits (rules §5).
   * @pattern ^[0-9]{5}$
   */
  code: string;
}
