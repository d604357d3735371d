/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorVisit } from './doctor-visit.ts';
import type { Meta } from './meta.ts';

export interface DoctorArchiveAnswer {
  data: DoctorVisit[];
  meta: Meta;
}
