/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';
import type { VisitRecord } from './visit-record.ts';

/**
 * A visit with all data that its doctor or clinic sees.
 */
export interface DeskVisitFull {
  visit: DeskVisit;
  record: VisitRecord;
}
