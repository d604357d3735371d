/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardRight } from './card-right.ts';

/**
 * A person of somebody else's account, whose card is shared with this one.
 */
export interface CardShared {
  /**
   * The access itself, which `cardAccessDelete` gives back.
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
