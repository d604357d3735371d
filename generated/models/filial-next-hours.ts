/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';

/**
 * A week that has been announced for a filial and has not begun.
 */
export interface FilialNextHours {
  /** The first day on which it holds. */
  date_from: string;
  /**
   * When patients are let in from that day on; a weekday that is missing is a day off.
   * @maxItems 7
   */
  hours: OpeningHours[];
}
