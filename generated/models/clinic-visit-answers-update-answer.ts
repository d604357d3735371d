/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitQuestion } from './visit-question.ts';

export interface ClinicVisitAnswersUpdateAnswer {
  /** @maxItems 50 */
  data: VisitQuestion[];
}
