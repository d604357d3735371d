/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardInvitationRight } from './card-invitation-right.ts';

/**
 * An invitation to the card of one person, as the invited account sees it.
 */
export interface CardInvitation {
  /** @minimum 1 */
  id: number;
  /** Offered right. With `own` the accepting account becomes the owner of the card. */
  right: CardInvitationRight;
  /**
   * Full name of the inviting account.
   * @minLength 1
   * @maxLength 200
   */
  owner_name: string;
  /**
   * Full name of the person of the card.
   * @minLength 1
   * @maxLength 200
   */
  person_name: string;
  /** Birthday of that person, to distinguish people with equal names. */
  person_birthday: string;
  /** True if the card belongs to the inviting account itself. */
  is_owner: boolean;
  /** Deadline for accepting. */
  expires_at: string;
}
