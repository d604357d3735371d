/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';

/**
 * A time at which a visit can start. Wall clock of the clinic at +05:00.
 */
export interface Slot {
  /** What `slotHoldCreate` takes for it. */
  starts_at: string;
  /** Who may pay at this time, where these are not all of the service's; absent otherwise (proposed). */
  funding?: Fundings;
  /** False when it is taken (shown struck through). */
  available: boolean;
}
