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
   * The best match first.
   * @maxItems 10
   */
  doctors: SuggestedDoctor[];
  /**
   * The best match first.
   * @maxItems 10
   */
  clinics: SuggestedClinic[];
  /**
   * The best match first; analyses and examinations too.
   * @maxItems 10
   */
  services: SuggestedService[];
  /**
   * The best match first.
   * @maxItems 10
   */
  specialisations: NamedSlug[];
  /**
   * The best match first.
   * @maxItems 10
   */
  meddirections: NamedSlug[];
  /** Null or absent without an emergency (proposed). */
  emergency?: SearchEmergency | null;
}
