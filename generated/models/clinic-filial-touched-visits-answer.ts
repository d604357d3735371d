/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialTouchedVisit } from './filial-touched-visit.ts';

export interface ClinicFilialTouchedVisitsAnswer {
  data: FilialTouchedVisit[];
}
