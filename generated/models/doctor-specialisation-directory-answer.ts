/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Specialisation } from './specialisation.ts';

export interface DoctorSpecialisationDirectoryAnswer {
  data: Specialisation[];
}
