/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';

/**
 * A possible start of a visit. Wall clock of the clinic at +05:00.
 */
export interface Slot {
  /** Start of the slot, for `slotHoldCreate`. */
  starts_at: string;
  /** Possible payers at this time, if fewer than for the service; absent in other cases (proposed). */
  funding?: Fundings;
  /** False if the slot is taken (shown struck through). */
  available: boolean;
}
