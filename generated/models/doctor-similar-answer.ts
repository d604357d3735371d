/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorCard } from './doctor-card.ts';

export interface DoctorSimilarAnswer {
  /** @maxItems 3 */
  data: DoctorCard[];
}
