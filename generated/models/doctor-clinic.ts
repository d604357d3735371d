/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';
import type { Slug } from './slug.ts';

/**
 * A filial in which the doctor receives, with its rules of booking.
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
   * Legal entity that the patient makes a contract with.
   * @minLength 1
   * @maxLength 300
   */
  clinic_legal_name: string;
  /**
   * Path of the logo, relative to the API host; null without one.
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
   * How to find it from the entrance on: floor, room; null when there is nothing to say.
   * @maxLength 200
   * @nullable
   */
  directions?: string | null;
  /**
   * Title of its district; null in a city without districts.
   * @maxLength 100
   * @nullable
   */
  district?: string | null;
  /**
   * Title of its city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  location?: GeoPoint;
  /** Opening hours of the filial. */
  hours: OpeningHours[];
  /** Hours of the doctor here. */
  reception: OpeningHours[];
  /**
   * How long before a visit it can still be booked (1 by default).
   * @minimum 0
   * @maximum 72
   */
  book_ahead_hours: number;
  /**
   * How long before a visit it can still be cancelled or moved (4 by default).
   * @minimum 0
   * @maximum 72
   */
  cancel_ahead_hours: number;
  /**
   * How long before the start to arrive (proposed).
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
  /**
   * How long after the start of a home visit the doctor may still arrive (60; proposed).
   * @minimum 15
   * @maximum 480
   */
  arrival_window_minutes: number;
}
