/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorPatient } from './doctor-patient.ts';
import type { Meta } from './meta.ts';

export interface DoctorPatientListAnswer {
  data: DoctorPatient[];
  meta: Meta;
}
