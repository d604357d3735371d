/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyRelation } from './family-relation.ts';

/**
 * Acceptance of an invitation to a card.
 */
export interface CardInvitationAcceptRequest {
  /** Relation of the person to the account. It is null exactly for the right `own`. */
  relation: FamilyRelation | null;
  /** Only for `own`: true if the former owner may still read the card. */
  former_owner_reads?: boolean;
}
