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
   * Completed visits of the patient and the family; 0 for a favourite that nobody has been to.
   * @minimum 0
   */
  visits_count: number;
  /**
   * Start of the last completed one; null when there was none.
   * @nullable
   */
  last_visit_at: string | null;
  /** Whom the patient or the family saw there, the last seen first. */
  doctors: VisitDoctor[];
  /** Whether it is a favourite of the account (`favouriteList`). */
  favourite: boolean;
}
