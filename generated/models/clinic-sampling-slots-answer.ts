/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingSlotDay } from './sampling-slot-day.ts';
import type { SlotRange } from './slot-range.ts';

export interface ClinicSamplingSlotsAnswer {
  data: SamplingSlotDay[];
  meta: SlotRange;
}
