/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialVisitDecision } from './filial-visit-decision.ts';
import type { GeoPoint } from './geo-point.ts';
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
   * For places where the title is too long; null for none.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Of the directory of clinic types; else 422.
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
   * Of the directory of cities; else 422.
   * @minimum 1
   */
  city_id: number;
  /**
   * Of that city. Absent: stays, in another city none.
   * @minimum 1
   * @nullable
   */
  district_id?: number | null;
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
  location?: GeoPoint;
  /**
   * The whole week, each weekday at most once; one that is missing is a day off. Doctors' hours are cut to it.
   * @maxItems 7
   */
  hours: OpeningHoursRequest[];
  /**
   * The day on which `hours` begin, after today; until then the week of now holds. Null or absent: at once. Not for a new filial.
   * @nullable
   */
  hours_from?: string | null;
  /** Closed on public holidays of Kazakhstan. Absent: stays, a new one is. */
  closed_on_holidays?: boolean;
  /**
   * Its own closed days, each once. Absent: stay.
   * @maxItems 60
   */
  holidays?: FilialHoliday[];
  /**
   * Absent: stay, a new one has those of the clinic.
   * @maxItems 30
   * @items.minimum 1
   */
  parameter_ids?: number[];
  /**
   * Absent: stays.
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * One for each visit that the change touches (`clinicFilialTouchedVisits`); none for a new filial.
   * @maxItems 2000
   */
  decisions?: FilialVisitDecision[];
  /**
   * As the patients of moved and cancelled visits read it; required to move and to cancel.
   * @minLength 1
   * @maxLength 200
   */
  reason?: string;
}
