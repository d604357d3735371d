/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { DoctorCard } from './doctor-card.ts';

/**
 * Favourite doctors and clinics with their next free times.
 */
export interface Favourites {
  /** The latest first; doctors who no longer work are left out. */
  doctors: DoctorCard[];
  /** The latest first; clinics without an open filial are left out. */
  clinics: ClinicCard[];
}
