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
   * That of the filial: a doctor is in a filial once.
   * @minimum 1
   */
  id: number;
  state: BindingState;
  /**
   * The side that asked; null if the doctor was there from the beginning.
   * @nullable
   */
  asked_by: ClinicBindingAskedBy;
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
   * Upcoming visits of the doctor in this filial; nobody leaves before they are moved or cancelled.
   * @minimum 0
   */
  visits_ahead: number;
  filial: FilialBrief;
}
