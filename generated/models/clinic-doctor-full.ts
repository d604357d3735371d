/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { ClinicDoctorBinding } from './clinic-doctor-binding.ts';
import type { ClinicDoctorFullReceptionItem } from './clinic-doctor-full-reception-item.ts';
import type { DoctorServiceLink } from './doctor-service-link.ts';
import type { Email } from './email.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Phone } from './phone.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * A doctor of the logged-in clinic with what they do there.
 */
export interface ClinicDoctorFull {
  /**
   * Of the doctor.
   * @minimum 1
   */
  id: number;
  slug: Slug;
  /**
   * Given name.
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * Surname.
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * Patronymic.
   * @maxLength 60
   * @nullable
   */
  third_name: string | null;
  /**
   * Address of the picture, relative to the API host.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /** The main one first. */
  specialisations: NamedSlug[];
  /** Of the doctor's account; null while there is none. */
  email: Email | null;
  /**
   * Filials in which the doctor is in `state`.
   * @items.minimum 1
   */
  filial_ids: number[];
  state: BindingState;
  /** Every filial of the clinic with which the doctor has to do. */
  bindings: ClinicDoctorBinding[];
  /**
   * Services given in the clinic, hidden ones too; one given in two filials counts once.
   * @minimum 0
   */
  services_count: number;
  /**
   * Reception in the clinic in a usual week, without breaks.
   * @minimum 0
   */
  weekly_minutes: number;
  /**
   * Upcoming visits in the clinic.
   * @minimum 0
   */
  visits_ahead: number;
  /**
   * Booked minutes of today's reception here, special days and absences counted. Null where the doctor doesn't receive today.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  rating: Rating | null;
  /**
   * Published reviews.
   * @minimum 0
   */
  reviews_count: number;
  /** Contacts of the doctor for patients. */
  phone: Phone | null;
  /**
   * Full years of practice.
   * @minimum 0
   * @maximum 70
   */
  experience_years: number;
  /** Services in the filials of the clinic, hidden ones too. */
  services: DoctorServiceLink[];
  /** The usual week by filial. */
  reception: ClinicDoctorFullReceptionItem[];
}
