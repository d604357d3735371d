/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingPlace } from './sampling-place.ts';
import type { Service } from './service.ts';

/**
 * One analysis, or several to be given at once, and the filials of a clinic that take samples for all of them.
 */
export interface ClinicSampling {
  service: Service;
  /**
   * All analyses that were asked for, in that order; absent where it is one.
   * @minItems 2
   * @maxItems 30
   */
  services?: Service[];
  /** To be done on an empty stomach, one of them at least. */
  fasting: boolean;
  /**
   * Those by appointment first, the earliest free time before the later ones; then the others.
   * @minItems 1
   */
  places: SamplingPlace[];
}
