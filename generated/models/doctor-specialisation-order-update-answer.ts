/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SpecialisationLink } from './specialisation-link.ts';

export interface DoctorSpecialisationOrderUpdateAnswer {
  data: SpecialisationLink[];
}
