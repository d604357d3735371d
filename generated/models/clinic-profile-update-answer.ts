/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicProfile } from './clinic-profile.ts';

export interface ClinicProfileUpdateAnswer {
  data: ClinicProfile;
}
