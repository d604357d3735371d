/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Gender } from './gender.ts';
import type { Iin } from './iin.ts';
import type { Phone } from './phone.ts';

/**
 * Changed personal data (rules §3, person). The e-mail is changed through support.
 */
export interface PersonProfileRequest {
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
  phone: Phone;
  iin: Iin;
  birthday: string;
  gender: Gender;
  /**
   * @maxLength 300
   * @nullable
   */
  address: string | null;
  /**
   * @minimum 1
   * @nullable
   */
  citizenship_id: number | null;
}
