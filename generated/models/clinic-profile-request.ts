/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookingSettings } from './booking-settings.ts';
import type { ClinicContacts } from './clinic-contacts.ts';
import type { Licence } from './licence.ts';
import type { Year } from './year.ts';

/**
 * Changed profile. The BIN is changed through support.
 */
export interface ClinicProfileRequest {
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
   * Registered name of the legal entity.
   * @minLength 1
   * @maxLength 300
   */
  jur_name: string;
  /**
   * Registered address of the legal entity.
   * @minLength 1
   * @maxLength 300
   */
  jur_address: string;
  work_start_year: Year;
  /** Medical licence; null without one, absent to keep it. A changed licence counts as unchecked (proposed). */
  licence?: Licence | null;
  /**
   * What patients read on the clinic's page: plain text, blank lines between paragraphs; null to show none.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /**
   * Id in the directory of clinic types, else 422.
   * @minimum 1
   */
  clinic_type_id: number;
  /**
   * Ids in the directory of clinic parameters that apply to the whole clinic; they replace the former ones.
   * @maxItems 30
   * @items.minimum 1
   */
  parameter_ids: number[];
  contacts: ClinicContacts;
  settings: BookingSettings;
}
