/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHoursRequest } from './opening-hours-request.ts';
import type { Phone } from './phone.ts';

/**
 * A new or changed filial.
 */
export interface FilialRequest {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /** @minimum 1 */
  type_id: number;
  /**
   * @maxLength 200
   * @nullable
   */
  contact_person: string | null;
  phone: Phone;
  /**
   * @maxLength 254
   * @nullable
   */
  email: string | null;
  /** @minimum 1 */
  city_id: number;
  /**
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * @maxLength 200
   * @nullable
   */
  directions: string | null;
  /** @maxItems 7 */
  hours: OpeningHoursRequest[];
}
