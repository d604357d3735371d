/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFeedback } from './clinic-feedback.ts';

export interface ClinicFeedbackComplaintUpdateAnswer {
  data: ClinicFeedback;
}
