/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Bin } from './bin.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { ClinicContacts } from './clinic-contacts.ts';
import type { PlacePhoto } from './place-photo.ts';
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
   * As the clinic says it (rules §5); the filials here may be fewer.
   * @minimum 1
   * @maximum 500
   */
  affiliates_count: number;
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
  contacts: ClinicContacts;
  /**
   * Pictures of the whole clinic.
   * @maxItems 20
   */
  photos: PlacePhoto[];
  settings: BookingSettings;
}
