/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitListMeta } from './visit-list-meta.ts';
import type { Visit } from './visit.ts';

export interface VisitListAnswer {
  data: Visit[];
  meta: VisitListMeta;
}
