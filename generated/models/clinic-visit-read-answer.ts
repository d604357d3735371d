/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicVisitFull } from './clinic-visit-full.ts';

export interface ClinicVisitReadAnswer {
  data: ClinicVisitFull;
}
