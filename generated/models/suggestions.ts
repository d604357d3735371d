/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { SuggestedClinic } from './suggested-clinic.ts';
import type { SuggestedDoctor } from './suggested-doctor.ts';
import type { SuggestedService } from './suggested-service.ts';

/**
 * Five groups of suggestions (rules §3). A group without matches is an empty array.
 */
export interface Suggestions {
  /** @maxItems 10 */
  doctors: SuggestedDoctor[];
  /** @maxItems 10 */
  clinics: SuggestedClinic[];
  /** @maxItems 10 */
  services: SuggestedService[];
  /** @maxItems 10 */
  specialisations: NamedSlug[];
  /** @maxItems 10 */
  meddirections: NamedSlug[];
}
