/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorReadinessState } from './doctor-readiness-state.ts';
import type { DoctorReadinessStep } from './doctor-readiness-step.ts';
import type { Slug } from './slug.ts';

/**
 * Whether patients can book the doctor online, and what it still takes. The steps in a place (`clinic`, `clinic_open`, `services`, `hours`) are
 * those of one filial: of all in which the doctor receives, the one in which the most is done.
 */
export interface DoctorReadiness {
  /** State; `bookable` when all steps are done, even if no slot is free. */
  state: DoctorReadinessState;
  /**
   * All steps, including finished ones, in the recommended order.
   * @minItems 1
   */
  steps: DoctorReadinessStep[];
  /** True if a visit to the doctor was ever booked. */
  was_booked: boolean;
  /** Slug of the public page; null without a page. */
  public_slug: Slug | null;
}
