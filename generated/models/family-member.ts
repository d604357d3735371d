/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardShared } from './card-shared.ts';
import type { DocumentNumber } from './document-number.ts';
import type { FamilyRelation } from './family-relation.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { Phone } from './phone.ts';

/**
 * A member of the patient's family, for whom the patient can book.
 */
export interface FamilyMember {
  /** @minimum 1 */
  id: number;
  relation: FamilyRelation;
  /** Owner of the card if another account shares it («A shared card»); absent for the account's own family (proposed). */
  shared?: CardShared;
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
  /** Phone of the family member; null or absent to use the account's phone. */
  phone?: Phone | null;
  /**
   * Id in the directory of countries; null or absent means Kazakhstan.
   * @minimum 1
   * @nullable
   */
  citizenship_id?: number | null;
  /** IIN; null or absent if not given. */
  iin?: Iin | null;
  /** Number of the identity document of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
}
