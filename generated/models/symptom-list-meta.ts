/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientGroup } from './patient-group.ts';

/**
 * How the text was understood.
 */
export interface SymptomListMeta {
  /** Whom the text is about, when it says so: «ребёнок», «малыш», «бала». */
  patients: PatientGroup | null;
  /**
   * The spelling that was looked for instead; null without a slip, or when nothing was found.
   * @maxLength 200
   * @nullable
   */
  corrected: string | null;
}
