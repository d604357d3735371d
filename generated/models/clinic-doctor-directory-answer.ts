/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicDirectoryDoctor } from './clinic-directory-doctor.ts';

export interface ClinicDoctorDirectoryAnswer {
  data: ClinicDirectoryDoctor[];
}
