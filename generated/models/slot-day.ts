/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slot } from './slot.ts';

/**
 * Slots of one day, in order. A day without reception has none.
 */
export interface SlotDay {
  date: string;
  slots: Slot[];
  /**
   * Why there is no reception: a holiday, an absence.
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
