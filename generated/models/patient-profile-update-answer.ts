/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PersonProfile } from './person-profile.ts';

export interface PatientProfileUpdateAnswer {
  data: PersonProfile;
}
