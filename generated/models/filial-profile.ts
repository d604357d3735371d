/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialNextHours } from './filial-next-hours.ts';
import type { FilialState } from './filial-state.ts';
import type { FilialStep } from './filial-step.ts';
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { Phone } from './phone.ts';
import type { PlacePhoto } from './place-photo.ts';
import type { Slug } from './slug.ts';

/**
 * A filial of the logged-in clinic (rules §3, branch).
 */
export interface FilialProfile {
  /** @minimum 1 */
  id: number;
  clinic_slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Short form of the title; null without one.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Id in the directory of clinic types.
   * @minimum 1
   */
  type_id: number;
  /**
   * Contact person for the site, not for patients.
   * @maxLength 200
   * @nullable
   */
  contact_person: string | null;
  phone: Phone;
  email: Email | null;
  /**
   * Id in the directory of cities.
   * @minimum 1
   */
  city_id: number;
  /**
   * Id of a district of that city; null without districts or a choice.
   * @minimum 1
   * @nullable
   */
  district_id: number | null;
  /**
   * Title of the district.
   * @maxLength 100
   * @nullable
   */
  district: string | null;
  /**
   * Street and house, without the city.
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * Floor, room, entrance.
   * @maxLength 200
   * @nullable
   */
  directions: string | null;
  location: GeoPoint;
  /**
   * Opening hours from Monday; a missing weekday is a day off. Doctors receive within these hours.
   * @maxItems 7
   */
  hours: OpeningHours[];
  /** True if closed on public holidays of Kazakhstan. */
  closed_on_holidays: boolean;
  /**
   * Closed days of the filial from today on, in order.
   * @maxItems 60
   */
  holidays: FilialHoliday[];
  /**
   * Clinic parameters of this filial.
   * @items.minimum 1
   */
  parameter_ids: number[];
  /**
   * Ways to pay in the filial; empty until the clinic enters some (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Text about this filial for patients, plain text; null until it is written.
   * @maxLength 2000
   * @nullable
   */
  description: string | null;
  /**
   * Photos in the clinic's order.
   * @maxItems 20
   */
  photos: PlacePhoto[];
  state: FilialState;
  /**
   * Announced day of opening of a draft.
   * @nullable
   */
  opens_on: string | null;
  /**
   * First closed day of an open filial; null without an announcement.
   * @nullable
   */
  closes_on: string | null;
  /** Announced future week; null without one. */
  next_hours: FilialNextHours | null;
  /** Missing parts of the page; empty if it is complete. */
  missing: FilialStep[];
}
