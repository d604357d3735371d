/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientHome } from './patient-home.ts';

export interface PatientHomeAnswer {
  data: PatientHome;
}
