/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';

/**
 * What a symptom means for one group of patients.
 */
export interface SymptomGuidance {
  patients: PatientGroup;
  /** «Бывает срочно»: the red flags stand first. */
  urgent: boolean;
  /**
   * When to call 103, a short plain sentence each. No doses, no diagnoses.
   * @maxItems 10
   * @items.minLength 1
   * @items.maxLength 200
   */
  red_flags: string[];
  /**
   * Advice until the visit, and what cannot wait.
   * @maxLength 500
   * @nullable
   */
  advice: string | null;
  /**
   * Specialisations to see first.
   * @minItems 1
   * @maxItems 5
   */
  first: NamedSlug[];
  /**
   * Specialisations to see later.
   * @maxItems 5
   */
  later: NamedSlug[];
  /**
   * «Если не прошло за 3 дня». Null: one of `later` may be chosen at once.
   * @minimum 1
   * @maximum 60
   * @nullable
   */
  later_after_days: number | null;
}
