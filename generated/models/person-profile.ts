/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { Gender } from './gender.ts';

/**
 * The patient's own data (rules §3, person). Empty fields are null.
 */
export interface PersonProfile {
  /** @minimum 1 */
  id: number;
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
  /**
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  email: Email;
  /**
   * @nullable
   * @pattern ^\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
   */
  phone: string | null;
  /**
   * When the person proved this number by a code (`phoneCodeConfirm`); null while it is not proven.
   * @nullable
   */
  phone_confirmed_at: string | null;
  /**
   * IIN; null until the person enters it. Afterwards another account cannot use it.
   * @nullable
   * @pattern ^[0-9]{12}$
   */
  iin: string | null;
  /** @nullable */
  birthday: string | null;
  /** Gender; null if not given. */
  gender: Gender | null;
  /**
   * Address of the person in one line, as typed.
   * @maxLength 300
   * @nullable
   */
  address: string | null;
  /**
   * Id in the directory of countries.
   * @minimum 1
   * @nullable
   */
  citizenship_id: number | null;
  /**
   * Number of the identity document of a foreigner without an IIN; null without one.
   * @maxLength 30
   * @nullable
   */
  document_number: string | null;
}
