/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicVisit } from './clinic-visit.ts';

export interface ClinicVisitRestoreAnswer {
  data: ClinicVisit;
}
