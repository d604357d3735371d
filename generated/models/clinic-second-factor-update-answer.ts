/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicSecondFactor } from './clinic-second-factor.ts';

export interface ClinicSecondFactorUpdateAnswer {
  data: ClinicSecondFactor;
}
