/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicReadinessStepStep } from './clinic-readiness-step-step.ts';
import type { ReadinessStepState } from './readiness-step-state.ts';

/**
 * A step that is required before patients can book in the clinic.
 */
export interface ClinicReadinessStep {
  /**
   * `filial` there is one, `hours` it has, `opening` it is open to patients, `doctors` somebody works there, `doctor_ready` one of them
   * has done their own steps, `verification` the provider has checked the clinic.
   */
  step: ClinicReadinessStepStep;
  state: ReadinessStepState;
  /**
   * Id of the filial of the step; null if the step has no filial or none exists yet.
   * @minimum 1
   * @nullable
   */
  filial_id: number | null;
}
