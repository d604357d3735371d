/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Slug } from './slug.ts';

/**
 * A doctor of the site whom a clinic may invite.
 */
export interface ClinicDirectoryDoctor {
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
  /**
   * Full years of practice.
   * @minimum 0
   * @maximum 70
   */
  experience_years: number;
  /**
   * Title of the city where the doctor receives.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  /**
   * Titles of the clinics in which the doctor receives.
   * @items.minLength 1
   * @items.maxLength 200
   */
  clinics: string[];
  /** State of the binding to the logged-in clinic; null without one. */
  state: BindingState | null;
}
