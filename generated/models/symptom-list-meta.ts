/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientGroup } from './patient-group.ts';

/**
 * How the text was understood.
 */
export interface SymptomListMeta {
  /** The patients that the text names: «ребёнок», «малыш», «бала». */
  patients: PatientGroup | null;
  /**
   * The spelling that was searched instead; null without a typo, or if nothing was found.
   * @maxLength 200
   * @nullable
   */
  corrected: string | null;
}
