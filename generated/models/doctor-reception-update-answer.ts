/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorProfile } from './doctor-profile.ts';

export interface DoctorReceptionUpdateAnswer {
  data: DoctorProfile;
}
