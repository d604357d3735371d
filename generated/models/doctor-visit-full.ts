/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorVisit } from './doctor-visit.ts';
import type { VisitRecord } from './visit-record.ts';

/**
 * The whole of a visit, as its doctor reads it.
 */
export interface DoctorVisitFull {
  visit: DoctorVisit;
  record: VisitRecord;
}
