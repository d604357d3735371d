/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A clinic where the patient or their family has been.
 */
export interface PatientClinic {
  clinic: ClinicCard;
  /** @minimum 0 */
  visits_count: number;
  /** @nullable */
  last_visit_at: string | null;
  /** Whom the patient or the family saw there, the last seen first. */
  doctors: VisitDoctor[];
  favourite: boolean;
}
