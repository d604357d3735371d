/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Time } from './time.ts';

export type TimeToParameter = Time;
