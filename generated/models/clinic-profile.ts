/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Bin } from './bin.ts';
import type { BookingSettings } from './booking-settings.ts';
import type { ClinicContacts } from './clinic-contacts.ts';
import type { ClinicProfileMissingItem } from './clinic-profile-missing-item.ts';
import type { FactCheck } from './fact-check.ts';
import type { Licence } from './licence.ts';
import type { PlacePhoto } from './place-photo.ts';
import type { Slug } from './slug.ts';
import type { Year } from './year.ts';

/**
 * The logged-in clinic's own profile (rules §3, clinic).
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
   * Short form of the title; null without one.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  bin: Bin;
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
  /** Medical licence; null until the clinic enters one (proposed). */
  licence?: Licence | null;
  /**
   * Date when `licence` was found in the state register; null before the check (proposed).
   * @nullable
   */
  licence_checked_on?: string | null;
  /**
   * Other checked facts, each once; empty or absent if there are none (proposed).
   * @maxItems 20
   */
  checks?: FactCheck[];
  /**
   * Number of filials, including drafts and closed ones.
   * @minimum 0
   */
  affiliates_count: number;
  /**
   * Path of the logo, relative to the API's host; null without a logo.
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * What patients read on the clinic's page: plain text, blank lines between paragraphs; null until one is written.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  /**
   * Id in the directory of clinic types.
   * @minimum 1
   */
  clinic_type_id: number;
  /**
   * Ids in the directory of clinic parameters that apply to the whole clinic.
   * @items.minimum 1
   */
  parameter_ids: number[];
  contacts: ClinicContacts;
  /**
   * Photos of the whole clinic.
   * @maxItems 20
   */
  photos: PlacePhoto[];
  settings: BookingSettings;
  /** Missing parts of the page, most important first; empty if it is complete. `clinicReadiness` lists what prevents booking. */
  missing: ClinicProfileMissingItem[];
}
