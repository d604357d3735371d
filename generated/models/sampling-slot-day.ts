/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingSlot } from './sampling-slot.ts';

/**
 * Slots of one day, in order; empty without hours for samples.
 */
export interface SamplingSlotDay {
  /** Day at +05:00. */
  date: string;
  /** Slots in order, including full ones (`seats_left`). */
  slots: SamplingSlot[];
  /**
   * Reason why there are no slots: a holiday.
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
