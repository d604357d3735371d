/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyRelation } from './family-relation.ts';
import type { Gender } from './gender.ts';

/**
 * A member of the patient's family, whom the patient can book for.
 */
export interface FamilyMember {
  /** @minimum 1 */
  id: number;
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
  third_name: string | null;
  birthday: string;
  gender: Gender;
  /**
   * Full years today.
   * @minimum 0
   * @maximum 130
   */
  age: number;
}
