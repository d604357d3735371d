/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Phone } from './phone.ts';
import type { Slug } from './slug.ts';

/**
 * A filial where the doctor receives, with its booking settings.
 */
export interface DoctorClinic {
  /** @minimum 1 */
  id: number;
  clinic_slug: Slug;
  /**
   * Name of the clinic for patients.
   * @minLength 1
   * @maxLength 200
   */
  clinic_title: string;
  /**
   * Legal entity with which the patient has a contract.
   * @minLength 1
   * @maxLength 300
   */
  clinic_legal_name: string;
  /**
   * Path of the logo, relative to the API's host; null without a logo.
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
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
  directions?: string | null;
  /**
   * Title of the district; null in a city without districts.
   * @maxLength 100
   * @nullable
   */
  district?: string | null;
  /**
   * Title of the city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  location?: GeoPoint;
  /** Opening hours of the filial. */
  hours: OpeningHours[];
  /** Hours of the doctor in this filial. */
  reception: OpeningHours[];
  /**
   * Ways to pay for a visit in the filial; empty or absent if unknown (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Minimum hours from booking to the visit (1 by default).
   * @minimum 0
   * @maximum 72
   */
  book_ahead_hours: number;
  /**
   * Minimum hours before the visit for cancelling or moving it (4 by default).
   * @minimum 0
   * @maximum 72
   */
  cancel_ahead_hours: number;
  /**
   * Minutes before the start when the patient should arrive (proposed).
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
  /**
   * Minutes after the start of a home visit within which the doctor arrives (60; proposed).
   * @minimum 15
   * @maximum 480
   */
  arrival_window_minutes: number;
}
