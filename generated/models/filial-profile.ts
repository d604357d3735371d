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
   * For places where the title is too long; null without one.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Of the directory of clinic types.
   * @minimum 1
   */
  type_id: number;
  /**
   * For the service, not for patients.
   * @maxLength 200
   * @nullable
   */
  contact_person: string | null;
  phone: Phone;
  email: Email | null;
  /**
   * Of the directory of cities.
   * @minimum 1
   */
  city_id: number;
  /**
   * A district of that city; null where the city has none, or none is chosen.
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
   * Opening hours, from Monday on; a missing weekday is a day off. Doctors receive within it.
   * @maxItems 7
   */
  hours: OpeningHours[];
  /** Closed on public holidays of Kazakhstan. */
  closed_on_holidays: boolean;
  /**
   * Its own closed days from today on, in order.
   * @maxItems 60
   */
  holidays: FilialHoliday[];
  /**
   * Clinic parameters of this filial.
   * @items.minimum 1
   */
  parameter_ids: number[];
  /**
   * Text about this filial for patients, plain text; null until it is written.
   * @maxLength 2000
   * @nullable
   */
  description: string | null;
  /**
   * In the clinic's own order.
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
   * The first day on which an open one will be closed; null when nothing is announced.
   * @nullable
   */
  closes_on: string | null;
  /** The week that has been announced; null when there is none. */
  next_hours: FilialNextHours | null;
  /** Empty when the page is complete. */
  missing: FilialStep[];
}
