/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';

/**
 * What everyday words were taken for (proposed). «Болит горло у ребёнка» is the symptom «Боль в горле», its specialisations for a child, and patients who are children.
 */
export interface SearchUnderstood {
  /**
   * What the words complain of.
   * @maxItems 10
   */
  symptoms: NamedSlug[];
  /**
   * Whom the text leads to; who is seen first stands first.
   * @maxItems 10
   */
  specialisations: NamedSlug[];
  /** Whom the text is about. It filters doctors as `patients` of the request does; where the request has its own, that one counts alone. */
  patients: PatientGroup | null;
  /**
   * The text without the words that say whom it is about, for taking that back; null when `patients` is.
   * @maxLength 200
   * @nullable
   */
  text_without_patients: string | null;
}
