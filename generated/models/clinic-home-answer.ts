/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicHome } from './clinic-home.ts';

export interface ClinicHomeAnswer {
  data: ClinicHome;
}
