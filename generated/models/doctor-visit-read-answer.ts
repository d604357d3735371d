/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorVisitFull } from './doctor-visit-full.ts';

export interface DoctorVisitReadAnswer {
  data: DoctorVisitFull;
}
