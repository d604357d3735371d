/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ServiceQuestion } from './service-question.ts';

export interface ClinicServiceQuestionsUpdateAnswer {
  /** @maxItems 10 */
  data: ServiceQuestion[];
}
