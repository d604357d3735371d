/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Phone } from './phone.ts';
import type { ServiceAppointment } from './service-appointment.ts';
import type { Slug } from './slug.ts';

/**
 * A filial that takes samples for the analyses, with the price and the clinic's booking settings.
 */
export interface SamplingPlace {
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
  appointment: ServiceAppointment;
  /** Hours for samples. */
  hours: OpeningHours[];
  /**
   * Requested analyses; absent for a single one. `price` is their sum, `ready_in_workdays` the longest.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * Price in KZT.
   * @minimum 0
   */
  price: number;
  /**
   * Minutes of one slot.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Working days until the result is ready, 0 for the same day; null without a result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * First free slot if `appointment` is `filial`; null in other cases, and if the bookable days have none.
   * @nullable
   */
  nearest_starts_at: string | null;
  /**
   * Ways to pay in the filial; empty or absent if unknown (proposed).
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
}
