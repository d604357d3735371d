/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OwnFeedbackMeta } from './own-feedback-meta.ts';
import type { OwnFeedback } from './own-feedback.ts';

export interface DoctorFeedbackListAnswer {
  data: OwnFeedback[];
  meta: OwnFeedbackMeta;
}
