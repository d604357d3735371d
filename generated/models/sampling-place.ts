/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
   * @minLength 1
   * @maxLength 200
   */
  clinic_title: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  clinic_legal_name: string;
  /**
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
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * @maxLength 200
   * @nullable
   */
  directions?: string | null;
  /**
   * @maxLength 100
   * @nullable
   */
  district?: string | null;
  /**
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
   * Working days until the result is ready, 0 on the same day. Null where there is no result to wait for.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * The first free time (`appointment` is `filial`); null otherwise, and when there is none in the next 28 days.
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
   * How much earlier to come (proposed).
   * @minimum 0
   * @maximum 60
   */
  arrive_early_minutes: number;
}
