/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorReadinessStepStep } from './doctor-readiness-step-step.ts';
import type { ReadinessStepState } from './readiness-step-state.ts';

/**
 * A step that is required before patients can book the doctor.
 */
export interface DoctorReadinessStep {
  /**
   * `clinic` receiving in a filial, `services` a visible one there, `hours` of reception there, `online_booking` people may book by
   * themselves, `clinic_open` the filial is open and its clinic checked, `verification` the provider has checked the doctor.
   */
  step: DoctorReadinessStepStep;
  state: ReadinessStepState;
}
