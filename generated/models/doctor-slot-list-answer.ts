/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SlotDay } from './slot-day.ts';
import type { SlotRange } from './slot-range.ts';

export interface DoctorSlotListAnswer {
  data: SlotDay[];
  meta: SlotRange;
  /**
   * How long a visit may be that begins at `starts_at`, buffer included; null when it was not asked for.
   * @minimum 0
   * @nullable
   */
  room_minutes: number | null;
}
