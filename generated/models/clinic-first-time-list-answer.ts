/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFirstTimeChoices } from './clinic-first-time-choices.ts';
import type { ClinicFirstTime } from './clinic-first-time.ts';

export interface ClinicFirstTimeListAnswer {
  /** @maxItems 30 */
  data: ClinicFirstTime[];
  choices: ClinicFirstTimeChoices;
}
