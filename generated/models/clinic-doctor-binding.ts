/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { ClinicDoctorBindingAskedBy } from './clinic-doctor-binding-asked-by.ts';

/**
 * A doctor's place in one filial of the logged-in clinic.
 */
export interface ClinicDoctorBinding {
  /**
   * A filial of this clinic.
   * @minimum 1
   */
  filial_id: number;
  state: BindingState;
  /**
   * The side that asked; null if the doctor was there from the beginning.
   * @nullable
   */
  asked_by: ClinicDoctorBindingAskedBy;
  /**
   * When the request or the invitation was sent.
   * @nullable
   */
  asked_at: string | null;
  /**
   * When it was accepted, declined or withdrawn.
   * @nullable
   */
  answered_at: string | null;
  /**
   * Reason of the refusal.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
  /**
   * Upcoming visits of the doctor in this filial.
   * @minimum 0
   */
  visits_ahead: number;
}
