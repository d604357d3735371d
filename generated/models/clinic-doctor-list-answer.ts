/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicDoctor } from './clinic-doctor.ts';
import type { Meta } from './meta.ts';

export interface ClinicDoctorListAnswer {
  data: ClinicDoctor[];
  meta: Meta;
}
