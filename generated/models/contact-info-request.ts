/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * Changed contact info.
 */
export interface ContactInfoRequest {
  phone: Phone;
  /**
   * @maxLength 100
   * @nullable
   */
  whatsapp?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  telegram?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  instagram?: string | null;
}
