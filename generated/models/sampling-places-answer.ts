/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingChoiceMeta } from './sampling-choice-meta.ts';
import type { SamplingChoice } from './sampling-choice.ts';

export interface SamplingPlacesAnswer {
  data: SamplingChoice[];
  meta: SamplingChoiceMeta;
}
