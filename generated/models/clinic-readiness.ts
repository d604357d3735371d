/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicReadinessState } from './clinic-readiness-state.ts';
import type { ClinicReadinessStep } from './clinic-readiness-step.ts';
import type { Slug } from './slug.ts';

/**
 * Whether patients can book a doctor of the clinic online, and what it still takes. The steps in a filial are those of one: of all that are
 * not closed, the one in which the most is done.
 */
export interface ClinicReadiness {
  /** State; `bookable` when all steps are done, even if no slot is free. */
  state: ClinicReadinessState;
  /**
   * All steps, including finished ones, in the recommended order.
   * @minItems 1
   */
  steps: ClinicReadinessStep[];
  /** True if a visit in the clinic was ever booked. */
  was_booked: boolean;
  /** Slug of the public page; null without a page. */
  public_slug: Slug | null;
}
