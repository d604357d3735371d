/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingPlace } from './sampling-place.ts';

/**
 * A filial with the requested analyses that it takes.
 */
export interface SamplingChoice {
  place: SamplingPlace;
  /**
   * Requested analyses that the filial does not take. Price, services and result time of `place` do not include them.
   * @maxItems 29
   * @items.minimum 1
   */
  missing_service_ids: number[];
}
