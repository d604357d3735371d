/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';

export type ClinicParameterList200 = {
  data: ClinicParameter[];
};
