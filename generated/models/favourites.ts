/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { DoctorCard } from './doctor-card.ts';

/**
 * Favourite doctors and clinics with their next free times.
 */
export interface Favourites {
  /** The one added last first; who receives nowhere any more is left out. */
  doctors: DoctorCard[];
  /** The one added last first; those without an open filial are left out. */
  clinics: ClinicCard[];
}
