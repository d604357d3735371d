/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicVisit } from './clinic-visit.ts';
import type { VisitRecord } from './visit-record.ts';

/**
 * The whole of a visit, as its clinic reads it.
 */
export interface ClinicVisitFull {
  visit: ClinicVisit;
  record: VisitRecord;
}
