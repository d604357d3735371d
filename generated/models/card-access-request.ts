/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardAccessRequestRight } from './card-access-request-right.ts';
import type { Email } from './email.ts';

/**
 * Whom to invite to whose card, and what they may do.
 */
export interface CardAccessRequest {
  /**
   * Whose card; null: that of the account's owner.
   * @minimum 1
   * @nullable
   */
  family_member_id: number | null;
  email: Email;
  /** `own` hands the card of a family member of 18 years or more over to themselves. */
  right: CardAccessRequestRight;
}
