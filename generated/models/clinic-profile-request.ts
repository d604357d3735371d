/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookingSettings } from './booking-settings.ts';
import type { ClinicContacts } from './clinic-contacts.ts';
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
  /**
   * Required, positive, integer (rules §5).
   * @minimum 1
   * @maximum 500
   */
  affiliates_count: number;
  /**
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /** @minimum 1 */
  clinic_type_id: number;
  /**
   * @maxItems 30
   * @items.minimum 1
   */
  parameter_ids: number[];
  contacts: ClinicContacts;
  settings: BookingSettings;
}
