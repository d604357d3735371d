/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { Password } from './password.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';
import type { RegistrationAction } from './registration-action.ts';
import type { Year } from './year.ts';

/**
 * Last form of a doctor. Both passwords are required unless a logged-in person adds the role.
 */
export interface RegisterDoctorRequest {
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
  iin: Iin;
  birthday: string;
  gender: Gender;
  /**
   * At least one (rules §5).
   * @minItems 1
   * @maxItems 5
   * @items.minimum 1
   */
  specialisations: number[];
  experience_since: Year;
  password?: Password;
  /**
   * Must equal `password`.
   * @minLength 8
   * @maxLength 72
   */
  password_confirmation?: string;
  consent: Consent;
}
