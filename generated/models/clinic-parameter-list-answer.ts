/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';

export interface ClinicParameterListAnswer {
  data: ClinicParameter[];
}
