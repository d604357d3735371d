/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Interval of a day, wall clock of the clinic.
 */
export interface TimeInterval {
  from: Time;
  to: Time;
}
