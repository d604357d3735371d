/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorFull } from './doctor-full.ts';

export interface DoctorFullAnswer {
  data: DoctorFull;
}
