/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Absence } from './absence.ts';

export interface ClinicAbsenceCreateAnswer {
  data: Absence;
}
