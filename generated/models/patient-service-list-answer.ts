/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientService } from './patient-service.ts';

export interface PatientServiceListAnswer {
  data: PatientService[];
}
