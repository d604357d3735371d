/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientVisit } from './client-visit.ts';
import type { Meta } from './meta.ts';

export interface ClinicClientVisitListAnswer {
  data: ClientVisit[];
  meta: Meta;
}
