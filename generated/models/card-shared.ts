/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardRight } from './card-right.ts';

/**
 * A person of another account, whose card is shared with this account.
 */
export interface CardShared {
  /**
   * Id of the access; `cardAccessDelete` ends it.
   * @minimum 1
   */
  access_id: number;
  /**
   * Full name of the account that shares the card.
   * @minLength 1
   * @maxLength 200
   */
  owner_name: string;
  right: CardRight;
}
