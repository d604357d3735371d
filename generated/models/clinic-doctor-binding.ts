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
   * Id of a filial of this clinic.
   * @minimum 1
   */
  filial_id: number;
  state: BindingState;
  /**
   * Side that asked; null for a binding without a request.
   * @nullable
   */
  asked_by: ClinicDoctorBindingAskedBy;
  /**
   * Time when the request or invitation was sent.
   * @nullable
   */
  asked_at: string | null;
  /**
   * Time when it was accepted, declined or withdrawn.
   * @nullable
   */
  answered_at: string | null;
  /**
   * Reason why it was declined.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
  /**
   * Number of the doctor's future visits in this filial.
   * @minimum 0
   */
  visits_ahead: number;
}
