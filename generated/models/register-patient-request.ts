/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { DocumentNumber } from './document-number.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { Password } from './password.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';
import type { RegistrationAction } from './registration-action.ts';

/**
 * Last form of a patient. Both passwords are required unless a logged-in person adds the role.
 */
export interface RegisterPatientRequest {
  /**
   * Hash from `registerCodeConfirm`, which identifies the registration with its e-mail.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  action: RegistrationAction;
  first_name: PersonName;
  second_name: PersonName;
  /**
   * @maxLength 60
   * @nullable
   * @pattern ^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*$
   */
  third_name?: string | null;
  phone: Phone;
  /** IIN; required (422) for citizens of Kazakhstan (`citizenship_id` 1 or null). Null for a foreigner without one; residents may have one. */
  iin: Iin | null;
  /** Number of the identity document of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  /**
   * Id in the directory of countries; null or absent means Kazakhstan.
   * @minimum 1
   * @nullable
   */
  citizenship_id?: number | null;
  birthday: string;
  gender: Gender;
  password?: Password;
  /**
   * Must equal `password`.
   * @minLength 8
   * @maxLength 72
   */
  password_confirmation?: string;
  consent: Consent;
}
