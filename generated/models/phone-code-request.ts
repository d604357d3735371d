/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * The phone that a code proves.
 */
export interface PhoneCodeRequest {
  /** The one of the profile. */
  phone: Phone;
}
