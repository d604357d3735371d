/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFeedback } from './clinic-feedback.ts';
import type { OwnFeedbackMeta } from './own-feedback-meta.ts';

export interface ClinicFeedbackListAnswer {
  data: ClinicFeedback[];
  meta: OwnFeedbackMeta;
}
