/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slot } from './slot.ts';

/**
 * Slots of one day, in order. A day without hours has none.
 */
export interface SlotDay {
  /** Day at +05:00. */
  date: string;
  /** In order; taken ones stay among them (`available`). */
  slots: Slot[];
  /**
   * Why there are no times: a holiday, or an absence of the doctor, whose reason is private.
   * @maxLength 200
   * @nullable
   */
  closed_reason?: string | null;
}
