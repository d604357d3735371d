/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SamplingSlot } from './sampling-slot.ts';

/**
 * Times of one day, in order. A day without hours for samples has none.
 */
export interface SamplingSlotDay {
  /** Day at +05:00. */
  date: string;
  /** In order, full ones too (`seats_left`). */
  slots: SamplingSlot[];
  /**
   * Why there are no times: a holiday.
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
