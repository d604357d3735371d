/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorHome } from './doctor-home.ts';

export interface DoctorHomeAnswer {
  data: DoctorHome;
}
