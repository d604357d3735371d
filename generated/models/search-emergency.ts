/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SymptomSource } from './symptom-source.ts';

/**
 * The text calls for an ambulance («скорая», «103», «жедел жәрдем») or tells of what people call one for («не дышит») (proposed). A client shows the number 103 above everything else. Words that say so are never read as a slip.
 */
export interface SearchEmergency {
  /**
   * What the words were taken from.
   * @maxItems 5
   */
  sources: SymptomSource[];
}
