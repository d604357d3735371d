/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFull } from './clinic-full.ts';

export interface ClinicFullAnswer {
  data: ClinicFull;
}
