/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicReadiness } from './clinic-readiness.ts';

export interface ClinicReadinessAnswer {
  data: ClinicReadiness;
}
