/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Visit } from './visit.ts';

export interface VisitServicesChangeAnswer {
  data: Visit;
}
