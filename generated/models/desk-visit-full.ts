/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';
import type { VisitRecord } from './visit-record.ts';

/**
 * The whole of a visit, as its doctor or its clinic reads it.
 */
export interface DeskVisitFull {
  visit: DeskVisit;
  record: VisitRecord;
}
