/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingPlace } from './sampling-place.ts';

/**
 * A filial with those of the analyses that were asked for which it takes.
 */
export interface SamplingChoice {
  place: SamplingPlace;
  /**
   * Requested analyses that it does not take; empty if it takes all. Price, services and results of the `place` are without these.
   * @maxItems 29
   * @items.minimum 1
   */
  missing_service_ids: number[];
}
