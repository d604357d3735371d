/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Bin } from './bin.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { Slug } from './slug.ts';
import type { Year } from './year.ts';

/**
 * The signed-in clinic's own profile (rules §3, clinic).
 */
export interface ClinicProfile {
  /** @minimum 1 */
  id: number;
  slug: Slug;
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
  bin: Bin;
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
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /** @minimum 1 */
  clinic_type_id: number;
  /** @items.minimum 1 */
  parameter_ids: number[];
  settings: BookingSettings;
}
