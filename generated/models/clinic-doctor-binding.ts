/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { ClinicDoctorBindingAskedBy } from './clinic-doctor-binding-asked-by.ts';

/**
 * A doctor's place in one filial of the signed-in clinic.
 */
export interface ClinicDoctorBinding {
  /**
   * A filial of this clinic.
   * @minimum 1
   */
  filial_id: number;
  state: BindingState;
  /**
   * Who has asked; null where the doctor has always been there.
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
   * Why it was declined, in the words of who did.
   * @maxLength 500
   * @nullable
   */
  reason: string | null;
  /**
   * Coming visits of the doctor in this filial.
   * @minimum 0
   */
  visits_ahead: number;
}
