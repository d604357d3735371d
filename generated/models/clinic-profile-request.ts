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
   * For places where the title is too long; null for none.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * As it is registered.
   * @minLength 1
   * @maxLength 300
   */
  jur_name: string;
  /**
   * As it is registered.
   * @minLength 1
   * @maxLength 300
   */
  jur_address: string;
  work_start_year: Year;
  /** Null where there is none, or absent to leave it. After a change it counts as unchecked (proposed). */
  licence?: Licence | null;
  /**
   * What patients read on the clinic's page: plain text, blank lines between paragraphs; null to show none.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /**
   * Of the directory of clinic types; else 422.
   * @minimum 1
   */
  clinic_type_id: number;
  /**
   * Of the directory of clinic parameters: what is true of the whole clinic. Takes the place of the former ones.
   * @maxItems 30
   * @items.minimum 1
   */
  parameter_ids: number[];
  contacts: ClinicContacts;
  settings: BookingSettings;
}
