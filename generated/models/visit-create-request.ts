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
 * Turns the person's own hold into a visit.
 */
export interface VisitCreateRequest {
  /** A live hold of the same person that was made for no other visit; else 409. */
  hold_id: string;
  /**
   * Null books for the account's owner. Of a shared card, where it gives the right `book`: 403 without it.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  phone: Phone;
  email: Email;
  /**
   * For the doctor; null to say nothing. `visitCommentUpdate` changes it later.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
  /**
   * The address of a home visit. 422 when the held service is at home and this is missing (`home_address.street`), or when it is not
   * at home and this is given (`home_address`): an address that is not needed is not stored.
   */
  home_address?: HomeAddress | null;
  /** Who pays, of those that the hold names; else 422 (proposed). Without it the only one that it names, where there are several nobody yet. */
  funding?: Funding;
  /**
   * Answers to the `questions` of the hold (proposed); 422 where a required one is missing or an answer stops the booking. What is left out can be answered later.
   * @maxItems 50
   */
  answers?: VisitAnswer[];
  consent: Consent;
}
