/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BodyArea } from './body-area.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Slug } from './slug.ts';

/**
 * A symptom with the specialisations that treat it.
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
  /** «Звоните 103» stands first. */
  red_flag: boolean;
  /**
   * When to call 103 and what to do meanwhile.
   * @maxLength 500
   * @nullable
   */
  advice?: string | null;
  /** @minItems 1 */
  specialisations: NamedSlug[];
}
