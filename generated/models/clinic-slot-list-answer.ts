/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SlotDay } from './slot-day.ts';
import type { SlotRange } from './slot-range.ts';

export interface ClinicSlotListAnswer {
  data: SlotDay[];
  meta: SlotRange;
}
