/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingPlace } from './sampling-place.ts';
import type { Service } from './service.ts';

/**
 * One analysis and the filials of a clinic that take samples for it.
 */
export interface ClinicSampling {
  service: Service;
  /** To be done on an empty stomach. */
  fasting: boolean;
  /**
   * Those by appointment first, the earliest free time before the later ones; then the others.
   * @minItems 1
   */
  places: SamplingPlace[];
}
