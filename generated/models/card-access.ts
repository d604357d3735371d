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
   * Full name of the account that accepted; null before acceptance.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  full_name: string | null;
  /** Right of the access. `own` is an invitation to take the card over, never an access. */
  right: CardAccessRight;
  /** State. `expired` means no answer within 7 days; the invitation can be sent again. */
  state: CardAccessState;
  /** Time when the invitation was last sent. */
  sent_at: string;
  /**
   * Deadline for accepting; null after acceptance.
   * @nullable
   */
  expires_at: string | null;
  /**
   * Time of acceptance; null before.
   * @nullable
   */
  accepted_at: string | null;
}
