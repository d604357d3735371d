/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';
import type { FilialHoliday } from './filial-holiday.ts';
import type { FilialVisitDecision } from './filial-visit-decision.ts';
import type { GeoPoint } from './geo-point.ts';
import type { OpeningHoursRequest } from './opening-hours-request.ts';
import type { PaymentMethod } from './payment-method.ts';
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
   * Short form of the title; null for none.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Id in the directory of clinic types, else 422.
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
   * Id in the directory of cities, else 422.
   * @minimum 1
   */
  city_id: number;
  /**
   * Id of a district of that city. Absent to keep it; in another city there is none then.
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
   * The whole week, each weekday at most once; a missing weekday is a day off. Doctors' hours are cut to it.
   * @maxItems 7
   */
  hours: OpeningHoursRequest[];
  /**
   * First day of `hours`, after today; the current week applies until then. Null or absent for at once. Not for a new filial.
   * @nullable
   */
  hours_from?: string | null;
  /** True if closed on public holidays of Kazakhstan. Absent to keep the value; true for a new filial. */
  closed_on_holidays?: boolean;
  /**
   * Closed days of the filial, each once; absent to keep them.
   * @maxItems 60
   */
  holidays?: FilialHoliday[];
  /**
   * Ids of parameters; absent to keep them, a new filial gets the clinic's.
   * @maxItems 30
   * @items.minimum 1
   */
  parameter_ids?: number[];
  /**
   * Ways to pay in the filial; absent to keep them, a new filial gets none (proposed).
   * @maxItems 5
   */
  payment_methods?: PaymentMethod[];
  /**
   * Absent: stays.
   * @maxLength 2000
   * @nullable
   */
  description?: string | null;
  /**
   * Decisions, one for each displaced visit (`clinicFilialTouchedVisits`); none for a new filial.
   * @maxItems 2000
   */
  decisions?: FilialVisitDecision[];
  /**
   * Reason for patients whose visits are moved or cancelled; required for these decisions.
   * @minLength 1
   * @maxLength 200
   */
  reason?: string;
}
