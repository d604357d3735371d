/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { Slug } from './slug.ts';

/**
 * The doctor of a visit.
 */
export interface VisitDoctor {
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
  third_name?: string | null;
  /**
   * Path of the portrait, relative to the API's host; null to show initials.
   * @maxLength 500
   * @nullable
   */
  avatar: string | null;
  /**
   * Specialisations in the doctor's order, the main one first.
   * @minItems 1
   */
  specialisations: NamedSlug[];
}
