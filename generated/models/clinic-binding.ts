/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicBindingState } from './clinic-binding-state.ts';
import type { FilialBrief } from './filial-brief.ts';

/**
 * The doctor's place in a filial of a clinic.
 */
export interface ClinicBinding {
  /** @minimum 1 */
  id: number;
  /** A request waits for the clinic. */
  state: ClinicBindingState;
  filial: FilialBrief;
}
