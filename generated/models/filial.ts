/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';
import type { Email } from './email.ts';
import type { FilialHoliday } from './filial-holiday.ts';
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Phone } from './phone.ts';
import type { Photo } from './photo.ts';
import type { Sampling } from './sampling.ts';

/**
 * A filial (branch) on the clinic's public page.
 */
export interface Filial {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Title of its type in the directory of clinic types.
   * @minLength 1
   * @maxLength 100
   */
  type: string;
  /**
   * Street and house, without the city.
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * Way inside the building: floor, room; null without one.
   * @maxLength 200
   * @nullable
   */
  directions: string | null;
  /**
   * Title of the district; null in a city without districts.
   * @maxLength 100
   * @nullable
   */
  district: string | null;
  /**
   * Title of the city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  email: Email | null;
  location?: GeoPoint;
  /** Opening hours from Monday; a missing weekday is a day off. */
  hours: OpeningHours[];
  /**
   * Ways to pay in the filial; empty or absent if unknown (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Number of doctors whom patients find here.
   * @minimum 0
   */
  doctors_count: number;
  /** Hours and slots for samples; null if no samples are taken. */
  sampling: Sampling | null;
  /** Photo of the building (proposed). */
  photo?: Photo | null;
  /**
   * Photos by the clinic, without the photo of the building (proposed).
   * @maxItems 20
   */
  photos?: Photo[];
  /**
   * Text of the clinic about this place (proposed).
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /** Parameters of this filial (proposed). */
  parameters?: ClinicParameter[];
  /**
   * Closed days in the next two months in spite of the week: public holidays and the filial's own (proposed).
   * @maxItems 60
   */
  closed_days?: FilialHoliday[];
}
