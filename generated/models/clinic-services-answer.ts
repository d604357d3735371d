/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicService } from './clinic-service.ts';

export interface ClinicServicesAnswer {
  data: ClinicService[];
}
