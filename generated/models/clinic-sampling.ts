/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingPlace } from './sampling-place.ts';
import type { Service } from './service.ts';

/**
 * One analysis or several booked together, with the clinic's filials that take samples for all of them.
 */
export interface ClinicSampling {
  service: Service;
  /**
   * All requested analyses, in the requested order; absent for a single one.
   * @minItems 2
   * @maxItems 30
   */
  services?: Service[];
  /** True if at least one analysis requires an empty stomach. */
  fasting: boolean;
  /**
   * Filials: by appointment first, sorted by their earliest free slot; then the others.
   * @minItems 1
   */
  places: SamplingPlace[];
}
