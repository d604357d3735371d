/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';

/**
 * A clinic where the patient or their family has been.
 */
export interface PatientClinic {
  clinic: ClinicCard;
  /** @minimum 0 */
  visits_count: number;
  /** @nullable */
  last_visit_at: string | null;
  favourite: boolean;
}
