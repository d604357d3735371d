/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisitFull } from './desk-visit-full.ts';

export interface DoctorVisitReadAnswer {
  data: DeskVisitFull;
}
