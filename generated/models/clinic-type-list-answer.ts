/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicType } from './clinic-type.ts';

export interface ClinicTypeListAnswer {
  data: ClinicType[];
}
