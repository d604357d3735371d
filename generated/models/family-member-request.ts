/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyRelation } from './family-relation.ts';
import type { Gender } from './gender.ts';

/**
 * A new family member.
 */
export interface FamilyMemberRequest {
  relation: FamilyRelation;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * @maxLength 60
   * @nullable
   */
  third_name?: string | null;
  /** YYYY-MM-DD (rules §5), not in the future. */
  birthday: string;
  gender: Gender;
}
