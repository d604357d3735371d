/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorCard } from './doctor-card.ts';
import type { Meta } from './meta.ts';

export interface ClinicDoctorsAnswer {
  data: DoctorCard[];
  meta: Meta;
}
