/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorClinic } from './doctor-clinic.ts';

export interface DoctorClinicsAnswer {
  data: DoctorClinic[];
}
