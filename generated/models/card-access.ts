/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardAccessRight } from './card-access-right.ts';
import type { CardAccessState } from './card-access-state.ts';
import type { Email } from './email.ts';

/**
 * A second adult's access to the card of one person, or the invitation to it, as the card's owner sees it.
 */
export interface CardAccess {
  /** @minimum 1 */
  id: number;
  email: Email;
  /**
   * Of the account that accepted; null before.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  full_name: string | null;
  /** `own` is the invitation to take the card over; there is no access of it. */
  right: CardAccessRight;
  /** `expired`: nobody has answered within 7 days; it can be sent again. */
  state: CardAccessState;
  /** When the invitation was sent last. */
  sent_at: string;
  /**
   * Until when it can be accepted; null once it is.
   * @nullable
   */
  expires_at: string | null;
  /**
   * Null before.
   * @nullable
   */
  accepted_at: string | null;
}
