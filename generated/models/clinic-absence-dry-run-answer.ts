/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { TouchedVisit } from './touched-visit.ts';

export interface ClinicAbsenceDryRunAnswer {
  /** In order of time. */
  data: TouchedVisit[];
}
