/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardInvitationRight } from './card-invitation-right.ts';

/**
 * An invitation to the card of one person, as the invited sees it.
 */
export interface CardInvitation {
  /** @minimum 1 */
  id: number;
  /** `own`: the card becomes the own one of who accepts. */
  right: CardInvitationRight;
  /**
   * Full name of the account that invites.
   * @minLength 1
   * @maxLength 200
   */
  owner_name: string;
  /**
   * Full name of the person whose card it is.
   * @minLength 1
   * @maxLength 200
   */
  person_name: string;
  /** Of that person, so that nobody takes the card of a namesake. */
  person_birthday: string;
  /** The card is that of who invites. */
  is_owner: boolean;
  /** Until when it can be accepted. */
  expires_at: string;
}
