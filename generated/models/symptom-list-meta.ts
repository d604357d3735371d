/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientGroup } from './patient-group.ts';

/**
 * How the text was understood.
 */
export interface SymptomListMeta {
  /** Age group that the text names: «ребёнок», «малыш», «бала». */
  patients: PatientGroup | null;
  /**
   * Corrected text that was searched; null without a typo or without results.
   * @maxLength 200
   * @nullable
   */
  corrected: string | null;
}
