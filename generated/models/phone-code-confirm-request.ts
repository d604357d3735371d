/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * The code from the SMS.
 */
export interface PhoneCodeConfirmRequest {
  /** The one that the code went to. */
  phone: Phone;
  /**
   * From `phoneCodeSend`.
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
