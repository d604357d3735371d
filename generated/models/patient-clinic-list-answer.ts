/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientClinic } from './patient-clinic.ts';

export interface PatientClinicListAnswer {
  data: PatientClinic[];
}
