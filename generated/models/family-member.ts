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
 * A member of the patient's family, whom the patient can book for.
 */
export interface FamilyMember {
  /** @minimum 1 */
  id: number;
  relation: FamilyRelation;
  /** Whose card it is where another account shares it («A shared card»); absent of the own family (proposed). */
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
  /** The relative's own phone; null or absent: the clinic calls the account. */
  phone?: Phone | null;
  /**
   * Of the directory of countries; null or absent means Kazakhstan.
   * @minimum 1
   * @nullable
   */
  citizenship_id?: number | null;
  /** Null or absent if not given. */
  iin?: Iin | null;
  /** Number of the identity document of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
}
