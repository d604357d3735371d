/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorReadiness } from './doctor-readiness.ts';

export interface DoctorReadinessAnswer {
  data: DoctorReadiness;
}
