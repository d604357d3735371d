/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorServiceLink } from './doctor-service-link.ts';

export interface ClinicDoctorFundingUpdateAnswer {
  data: DoctorServiceLink[];
}
