/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { ClinicDoctorBinding } from './clinic-doctor-binding.ts';
import type { Email } from './email.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * A doctor of the logged-in clinic. `state` is the best state among its filials.
 */
export interface ClinicDoctor {
  /**
   * Id of the doctor.
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
   * Path of the portrait, relative to the API's host.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /** Specialisations, the main one first. */
  specialisations: NamedSlug[];
  /** E-mail of the doctor's account; null without an account. */
  email: Email | null;
  /**
   * Ids of filials where the doctor has this `state`.
   * @items.minimum 1
   */
  filial_ids: number[];
  state: BindingState;
  /** Bindings of the doctor to the clinic's filials. */
  bindings: ClinicDoctorBinding[];
  /**
   * Number of services in the clinic, including hidden ones; a service in two filials counts once.
   * @minimum 0
   */
  services_count: number;
  /**
   * Working minutes in the clinic in a usual week, without breaks.
   * @minimum 0
   */
  weekly_minutes: number;
  /**
   * Number of future visits in the clinic.
   * @minimum 0
   */
  visits_ahead: number;
  /**
   * Booked share of today's working minutes here, in per cent, with special days and absences; null without hours today.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  rating: Rating | null;
  /**
   * Number of published reviews.
   * @minimum 0
   */
  reviews_count: number;
}
