/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardInvitation } from './card-invitation.ts';

export interface CardInvitationListAnswer {
  data: CardInvitation[];
}
