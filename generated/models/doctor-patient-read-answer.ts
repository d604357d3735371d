/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorPatientFull } from './doctor-patient-full.ts';

export interface DoctorPatientReadAnswer {
  data: DoctorPatientFull;
}
