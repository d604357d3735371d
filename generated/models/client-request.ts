/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Gender } from './gender.ts';
import type { PersonName } from './person-name.ts';
import type { Phone } from './phone.ts';

/**
 * Data of a client for the clinic.
 */
export interface ClientRequest {
  second_name: PersonName;
  first_name: PersonName;
  /**
   * Patronymic.
   * @maxLength 60
   * @nullable
   * @pattern ^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*$
   */
  third_name: string | null;
  /**
   * YYYY-MM-DD (rules §5), not in the future.
   * @nullable
   */
  birthday: string | null;
  /** Null if unknown. */
  gender: Gender | null;
  phone: Phone;
}
