/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicSampling } from './clinic-sampling.ts';

export interface ClinicSamplingAnswer {
  data: ClinicSampling;
}
