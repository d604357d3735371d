/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardAccessRequestRight } from './card-access-request-right.ts';
import type { Email } from './email.ts';

/**
 * Invitation of a person to a card, with the right to give.
 */
export interface CardAccessRequest {
  /**
   * Id of the family member whose card is shared; null for the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  email: Email;
  /** Right to give. `own` hands the card of an adult family member over to that person. */
  right: CardAccessRequestRight;
}
