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
   * Phone number.
   * @nullable
   * @pattern ^\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
   */
  whatsapp?: string | null;
  /**
   * User name, not a link.
   * @nullable
   * @pattern ^@?[A-Za-z][A-Za-z0-9_]{4,31}$
   */
  telegram?: string | null;
  /**
   * User name, not a link.
   * @nullable
   * @pattern ^@?[A-Za-z0-9_][A-Za-z0-9_.]{0,29}$
   */
  instagram?: string | null;
}
