/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';
import type { Meta } from './meta.ts';

export interface ClinicVisitListAnswer {
  data: DeskVisit[];
  meta: Meta;
}
