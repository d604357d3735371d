/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicBinding } from './clinic-binding.ts';

export interface DoctorClinicBindingAcceptAnswer {
  data: ClinicBinding;
}
