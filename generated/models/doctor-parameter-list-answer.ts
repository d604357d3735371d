/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorParameter } from './doctor-parameter.ts';

export interface DoctorParameterListAnswer {
  data: DoctorParameter[];
}
