/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicDoctor } from './clinic-doctor.ts';

export interface ClinicDoctorDeclineAnswer {
  data: ClinicDoctor;
}
