/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentNumber } from './document-number.ts';
import type { FamilyRelation } from './family-relation.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * A new family member.
 */
export interface FamilyMemberRequest {
  relation: FamilyRelation;
  first_name: PersonName;
  second_name: PersonName;
  /**
   * @maxLength 60
   * @nullable
   * @pattern ^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*$
   */
  third_name?: string | null;
  /** Birthday YYYY-MM-DD (rules §5), not in the future. 422 if a mother or father would be younger than 14, or a spouse younger than 16. */
  birthday: string;
  gender: Gender;
  /** Phone of the family member; null or absent to use the account's phone. */
  phone?: Phone | null;
  /**
   * Id in the directory of countries; null or absent means Kazakhstan.
   * @minimum 1
   * @nullable
   */
  citizenship_id?: number | null;
  /** IIN; null or absent if not given. 409 at `iin` if another member of the family has it. */
  iin?: Iin | null;
  /** Number of the identity document of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
}
