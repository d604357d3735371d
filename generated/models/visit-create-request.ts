/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Email } from './email.ts';
import type { Phone } from './phone.ts';

/**
 * Turns the person's own hold into a visit.
 */
export interface VisitCreateRequest {
  hold_id: string;
  /**
   * Null books for the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  phone: Phone;
  email: Email;
  /**
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  consent: Consent;
}
