/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { WaitlistEntry } from './waitlist-entry.ts';

export interface WaitlistListAnswer {
  data: WaitlistEntry[];
}
