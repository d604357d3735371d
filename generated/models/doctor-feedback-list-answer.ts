/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorFeedback } from './doctor-feedback.ts';
import type { OwnFeedbackMeta } from './own-feedback-meta.ts';

export interface DoctorFeedbackListAnswer {
  data: DoctorFeedback[];
  meta: OwnFeedbackMeta;
}
