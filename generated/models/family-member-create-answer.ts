/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyMember } from './family-member.ts';

export interface FamilyMemberCreateAnswer {
  data: FamilyMember;
}
