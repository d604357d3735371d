/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitConclusion } from './visit-conclusion.ts';

export interface DoctorVisitConclusionUpdateAnswer {
  data: VisitConclusion;
}
