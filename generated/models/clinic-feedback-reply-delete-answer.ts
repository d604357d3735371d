/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OwnFeedback } from './own-feedback.ts';

export interface ClinicFeedbackReplyDeleteAnswer {
  data: OwnFeedback;
}
