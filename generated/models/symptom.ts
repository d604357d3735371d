/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BodyArea } from './body-area.ts';
import type { Slug } from './slug.ts';
import type { SymptomGuidance } from './symptom-guidance.ts';
import type { SymptomSource } from './symptom-source.ts';

/**
 * A symptom with the doctors to see and signs for an ambulance, for adults and for children. The texts are a draft without a doctor's review.
 */
export interface Symptom {
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  area: BodyArea;
  /**
   * Guidance by age group, at most one for each group.
   * @minItems 1
   * @maxItems 2
   */
  guidance: SymptomGuidance[];
  /**
   * Sources of the texts.
   * @maxItems 10
   */
  sources: SymptomSource[];
}
