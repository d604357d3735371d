/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicDoctorFull } from './clinic-doctor-full.ts';

export interface ClinicDoctorReadAnswer {
  data: ClinicDoctorFull;
}
