/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SymptomSource } from './symptom-source.ts';

/**
 * The text calls for an ambulance («скорая», «103», «жедел жәрдем») or describes a reason to call one («не дышит») (proposed). A client shows the number 103 above everything else. Such words are never treated as a typo.
 */
export interface SearchEmergency {
  /**
   * Sources of the words.
   * @maxItems 5
   */
  sources: SymptomSource[];
}
