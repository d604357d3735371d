/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Specialisation } from './specialisation.ts';

/**
 * A specialisation of the doctor.
 */
export interface SpecialisationLink {
  /** @minimum 1 */
  id: number;
  specialisation: Specialisation;
}
