/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A clinic that the patient or their family has visited.
 */
export interface PatientClinic {
  clinic: ClinicCard;
  /**
   * Number of completed visits of the patient and the family; 0 for a favourite without visits.
   * @minimum 0
   */
  visits_count: number;
  /**
   * Start of the last completed visit; null without one.
   * @nullable
   */
  last_visit_at: string | null;
  /** Doctors whom the patient or the family visited there, last visited first. */
  doctors: VisitDoctor[];
  /** True if the clinic is a favourite of the account (`favouriteList`). */
  favourite: boolean;
}
