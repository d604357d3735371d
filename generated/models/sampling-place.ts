/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';
import type { ServiceAppointment } from './service-appointment.ts';
import type { Slug } from './slug.ts';

/**
 * A filial that takes samples for one analysis, with what it costs there and the clinic's rules of booking.
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
  appointment: ServiceAppointment;
  /** When samples are taken. */
  hours: OpeningHours[];
  /**
   * Each of several analyses that were asked for; absent where it is one. `price` is their sum, `ready_in_workdays` the longest.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
  /**
   * How long one time is kept for.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Working days until the result is ready, 0 on the same day. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * The first free time (`appointment` is `filial`); null otherwise, and when there is none on the days that are open for booking.
   * @nullable
   */
  nearest_starts_at: string | null;
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
}
