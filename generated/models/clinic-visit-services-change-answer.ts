/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';

export interface ClinicVisitServicesChangeAnswer {
  data: DeskVisit;
}
