/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SlotHold } from './slot-hold.ts';

export interface SlotHoldReadAnswer {
  data: SlotHold;
}
