/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { GuestSlotHold } from './guest-slot-hold.ts';

export interface GuestSlotHoldCreateAnswer {
  data: GuestSlotHold;
}
