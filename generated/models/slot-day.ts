/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slot } from './slot.ts';

/**
 * Slots of one day, in order; empty without hours.
 */
export interface SlotDay {
  /** Day at +05:00. */
  date: string;
  /** Slots in order, including taken ones (`available`). */
  slots: Slot[];
  /**
   * Reason why there are no slots: a holiday, or an absence of the doctor without its private reason.
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
