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
  /** `bookable` when every step is done, whether or not a time is free. */
  state: ClinicReadinessState;
  /**
   * All of them, done ones too, in the order in which they are best taken.
   * @minItems 1
   */
  steps: ClinicReadinessStep[];
  /** Whether a visit in the clinic was ever booked, by anybody. */
  was_booked: boolean;
  /** Of the public page; null while there is none. */
  public_slug: Slug | null;
}
