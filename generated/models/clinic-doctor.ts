/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicDoctorState } from './clinic-doctor-state.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * A doctor of the signed-in clinic.
 */
export interface ClinicDoctor {
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 60
   */
  first_name: string;
  /**
   * @minLength 1
   * @maxLength 60
   */
  second_name: string;
  /**
   * @maxLength 60
   * @nullable
   */
  third_name: string | null;
  /**
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  specialisations: NamedSlug[];
  /** @items.minimum 1 */
  filial_ids: number[];
  /** Receives here; has asked to; was asked to. */
  state: ClinicDoctorState;
  /**
   * Of today's reception.
   * @minimum 0
   * @maximum 100
   */
  occupancy_percent: number;
  rating: Rating | null;
  /** @minimum 0 */
  reviews_count: number;
}
