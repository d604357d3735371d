/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SlotDay } from './slot-day.ts';
import type { SlotRange } from './slot-range.ts';

export interface DoctorSlotListAnswer {
  data: SlotDay[];
  meta: SlotRange;
  /**
   * Free minutes from `starts_at`, with the buffer subtracted; null without `starts_at`.
   * @minimum 0
   * @nullable
   */
  room_minutes: number | null;
}
