/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicSampleListAnswerData } from './clinic-sample-list-answer-data.ts';

export interface ClinicSampleListAnswer {
  data: ClinicSampleListAnswerData;
}
