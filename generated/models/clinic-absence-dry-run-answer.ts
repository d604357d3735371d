/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicTouchedVisit } from './clinic-touched-visit.ts';

export interface ClinicAbsenceDryRunAnswer {
  /** In order of time. */
  data: ClinicTouchedVisit[];
}
