/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentNumber } from './document-number.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * Changed personal data (rules §3, person). The e-mail is changed with a code (`emailCodeSend`).
 */
export interface PersonProfileRequest {
  first_name: PersonName;
  second_name: PersonName;
  /**
   * @maxLength 60
   * @nullable
   * @pattern ^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*$
   */
  third_name: string | null;
  /** Another number than before is unproven. */
  phone: Phone;
  /** IIN; required (422) for citizens of Kazakhstan (`citizenship_id` 1 or null). Null for a foreigner without one; residents may have one. */
  iin: Iin | null;
  /** Number of the identity document of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  birthday: string;
  gender: Gender;
  /**
   * Address of the person in one line, for the clinic's documents; null removes it.
   * @maxLength 300
   * @nullable
   */
  address: string | null;
  /**
   * Id in the directory of countries; null removes it.
   * @minimum 1
   * @nullable
   */
  citizenship_id: number | null;
}
