/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorParameterLink } from './doctor-parameter-link.ts';

export interface DoctorParameterLinkCreateAnswer {
  data: DoctorParameterLink;
}
