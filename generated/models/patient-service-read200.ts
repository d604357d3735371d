/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { PatientServiceFull } from './patient-service-full.ts';

export type PatientServiceRead200 = {
  data: PatientServiceFull;
};
