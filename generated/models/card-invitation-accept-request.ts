/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyRelation } from './family-relation.ts';

/**
 * How an invitation to a card is accepted.
 */
export interface CardInvitationAcceptRequest {
  /** Who the person is to the account; null of `own`, and only of that. */
  relation: FamilyRelation | null;
  /** Of `own` alone: the account that hands the card over keeps reading it. */
  former_owner_reads?: boolean;
}
