/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slot } from './slot.ts';

/**
 * Slots of one day, in order. A day without reception has none.
 */
export interface SlotDay {
  /** Day at +05:00. */
  date: string;
  /** In order; taken ones stay among them (`available`). */
  slots: Slot[];
  /**
   * Why there is no reception: the holiday, or that the doctor does not receive (an absence, whose reason is nobody's business).
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
