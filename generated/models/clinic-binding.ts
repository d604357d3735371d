/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BindingState } from './binding-state.ts';
import type { ClinicBindingAskedBy } from './clinic-binding-asked-by.ts';
import type { FilialBrief } from './filial-brief.ts';

/**
 * The doctor's place in a filial of a clinic.
 */
export interface ClinicBinding {
  /**
   * Id of the binding, equal to the filial's id.
   * @minimum 1
   */
  id: number;
  state: BindingState;
  /**
   * Side that asked; null for a binding without a request.
   * @nullable
   */
  asked_by: ClinicBindingAskedBy;
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
   * Number of future visits of the doctor in this filial. They must be moved or cancelled before the doctor leaves.
   * @minimum 0
   */
  visits_ahead: number;
  filial: FilialBrief;
}
