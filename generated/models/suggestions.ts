/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { SearchEmergency } from './search-emergency.ts';
import type { SuggestedClinic } from './suggested-clinic.ts';
import type { SuggestedDoctor } from './suggested-doctor.ts';
import type { SuggestedService } from './suggested-service.ts';

/**
 * Five groups of suggestions (rules §3). A group without matches is an empty array.
 */
export interface Suggestions {
  /**
   * Doctors, best match first.
   * @maxItems 10
   */
  doctors: SuggestedDoctor[];
  /**
   * Clinics, best match first.
   * @maxItems 10
   */
  clinics: SuggestedClinic[];
  /**
   * Services, best match first, including analyses and examinations.
   * @maxItems 10
   */
  services: SuggestedService[];
  /**
   * Specialisations, best match first.
   * @maxItems 10
   */
  specialisations: NamedSlug[];
  /**
   * Medical directions, best match first.
   * @maxItems 10
   */
  meddirections: NamedSlug[];
  /** Emergency in the text; null or absent without one (proposed). */
  emergency?: SearchEmergency | null;
}
