/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NamedSlug } from './named-slug.ts';
import type { PatientGroup } from './patient-group.ts';

/**
 * Guidance about a symptom for one age group.
 */
export interface SymptomGuidance {
  patients: PatientGroup;
  /** «Бывает срочно»: the red flags stand first. */
  urgent: boolean;
  /**
   * Signs for calling 103, one short sentence each, without doses and diagnoses.
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
   * Days to wait before `later`: «Если не прошло за 3 дня». Null if no wait is needed.
   * @minimum 1
   * @maximum 60
   * @nullable
   */
  later_after_days: number | null;
}
