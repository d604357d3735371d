/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientServiceFull } from './patient-service-full.ts';

export interface PatientServiceReadAnswer {
  data: PatientServiceFull;
}
