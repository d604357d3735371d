/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientQuestion } from './patient-question.ts';

export interface QuestionCreateAnswer {
  data: PatientQuestion;
}
