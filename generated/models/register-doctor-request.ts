/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { Password } from './password.ts';
import type { Phone } from './phone.ts';
import type { RegistrationAction } from './registration-action.ts';
import type { Year } from './year.ts';

/**
 * Final form of a doctor. The password pair is required unless a signed-in person upgrades.
 */
export interface RegisterDoctorRequest {
  /**
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  action: RegistrationAction;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * Surname.
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * @maxLength 60
   * @nullable
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
