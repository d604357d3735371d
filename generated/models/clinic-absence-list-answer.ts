/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicAbsence } from './clinic-absence.ts';

export interface ClinicAbsenceListAnswer {
  data: ClinicAbsence[];
}
