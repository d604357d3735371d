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
  /** `bookable` when every step is done, whether or not a time is free. */
  state: DoctorReadinessState;
  /**
   * All of them, done ones too, in the order in which they are best taken.
   * @minItems 1
   */
  steps: DoctorReadinessStep[];
  /** Whether a visit to the doctor was ever booked, by anybody. */
  was_booked: boolean;
  /** Of the public page; null while there is none. */
  public_slug: Slug | null;
}
