/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorService } from './doctor-service.ts';

export interface DoctorServicesAnswer {
  data: DoctorService[];
}
