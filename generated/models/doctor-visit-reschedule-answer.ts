/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorVisit } from './doctor-visit.ts';

export interface DoctorVisitRescheduleAnswer {
  data: DoctorVisit;
}
