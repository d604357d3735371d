/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Qualification } from './qualification.ts';

export interface DoctorQualificationAnswer {
  data: Qualification[];
}
