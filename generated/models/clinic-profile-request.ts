/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookingSettings } from './booking-settings.ts';
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
   * @minLength 1
   * @maxLength 300
   */
  jur_name: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  jur_address: string;
  work_start_year: Year;
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
  settings: BookingSettings;
}
