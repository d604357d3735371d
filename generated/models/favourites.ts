/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { DoctorCard } from './doctor-card.ts';

/**
 * Favourite doctors and clinics with their next free slots.
 */
export interface Favourites {
  /** Doctors, latest favourite first, without doctors who no longer work. */
  doctors: DoctorCard[];
  /** Clinics, latest favourite first, without clinics that have no open filial. */
  clinics: ClinicCard[];
}
