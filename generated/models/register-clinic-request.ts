/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Bin } from './bin.ts';
import type { Consent } from './consent.ts';
import type { Password } from './password.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';
import type { RegistrationAction } from './registration-action.ts';
import type { Year } from './year.ts';

/**
 * Last form of a clinic (rules §3, clinic) and its owner. Both passwords are required unless a logged-in person adds the clinic.
 */
export interface RegisterClinicRequest {
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
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Short form of the title; null for none.
   * @maxLength 60
   * @nullable
   */
  short_title?: string | null;
  bin: Bin;
  /**
   * Name of the legal entity as registered with its BIN, with which patients have a contract.
   * @minLength 1
   * @maxLength 300
   */
  jur_name: string;
  /**
   * Registered address of the legal entity, with the city.
   * @minLength 1
   * @maxLength 300
   */
  jur_address: string;
  work_start_year: Year;
  /**
   * Number of filials, above 0 (rules §5). The profile counts the filials that the clinic adds.
   * @minimum 1
   * @maximum 500
   */
  affiliates_count: number;
  /**
   * Id in the directory of cities; each filial has a city of its own.
   * @minimum 1
   */
  city_id: number;
  /**
   * Id in the directory of clinic types.
   * @minimum 1
   */
  clinic_type_id: number;
  password?: Password;
  /**
   * Must equal `password`.
   * @minLength 8
   * @maxLength 72
   */
  password_confirmation?: string;
  consent: Consent;
}
