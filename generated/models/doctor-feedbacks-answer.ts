/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FeedbackMeta } from './feedback-meta.ts';
import type { Feedback } from './feedback.ts';

export interface DoctorFeedbacksAnswer {
  data: Feedback[];
  meta: FeedbackMeta;
}
