/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorCard } from './doctor-card.ts';
import type { MedicalCard } from './medical-card.ts';
import type { PatientHomeMissingProfileFieldsItem } from './patient-home-missing-profile-fields-item.ts';
import type { Visit } from './visit.ts';

/**
 * What needs doing now, for the patient's home page.
 */
export interface PatientHome {
  next_visit: Visit | null;
  /** @minimum 0 */
  upcoming_count: number;
  /** Visits whose clinic asks whether the patient will come. */
  to_confirm: Visit[];
  /** Completed visits without a review. */
  to_review: Visit[];
  missing_profile_fields: PatientHomeMissingProfileFieldsItem[];
  /** Doctors seen before with their next free times. */
  rebook: DoctorCard[];
  medical_card: MedicalCard;
}
