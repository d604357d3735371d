/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Email } from './email.ts';
import type { Funding } from './funding.ts';
import type { HomeAddress } from './home-address.ts';
import type { Phone } from './phone.ts';
import type { VisitAnswer } from './visit-answer.ts';

/**
 * Booking of the person's held slot.
 */
export interface VisitCreateRequest {
  /** Id of an active hold of the same person, not created for moving a visit, else 409. */
  hold_id: string;
  /**
   * Id of the family member; null for the account's owner. A shared card requires the right `book`, else 403.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  phone: Phone;
  email: Email;
  /**
   * Comment for the doctor; null without one. `visitCommentUpdate` changes it later.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  /**
   * The address of a home visit. 422 when the held service is at home and this is missing (`home_address.street`), or when it is not
   * at home and this is given (`home_address`): an address that is not needed is not stored.
   */
  home_address?: HomeAddress | null;
  /** Payer, one of the hold's, else 422 (proposed). If absent, the hold's only payer; with several payers it is not set. */
  funding?: Funding;
  /**
   * Answers to the `questions` of the hold (proposed); 422 if a required answer is missing or an answer prevents the booking. Other questions can be answered later.
   * @maxItems 50
   */
  answers?: VisitAnswer[];
  consent: Consent;
}
