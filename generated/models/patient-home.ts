/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorCard } from './doctor-card.ts';
import type { MedicalCard } from './medical-card.ts';
import type { PatientHomeMissingProfileFieldsItem } from './patient-home-missing-profile-fields-item.ts';
import type { Visit } from './visit.ts';

/**
 * Current tasks, for the patient's home page.
 */
export interface PatientHome {
  /** The next visit of the patient or the family; null without one. */
  next_visit: Visit | null;
  /**
   * Number of pending, confirmed and arrived visits of the patient and the family.
   * @minimum 0
   */
  upcoming_count: number;
  /** Visits whose clinic asks whether the patient will come. */
  to_confirm: Visit[];
  /** Completed visits without a review. */
  to_review: Visit[];
  /** Empty fields of the profile that a booking or the clinic's documents need. */
  missing_profile_fields: PatientHomeMissingProfileFieldsItem[];
  /** Visited doctors with their next free slots. */
  rebook: DoctorCard[];
  medical_card: MedicalCard;
  /** Visits whose `conclusion.control_until` is at most 30 days ahead or past, and after which the same person has neither seen nor booked this doctor; the earliest day first. May be absent. */
  to_control?: Visit[];
}
