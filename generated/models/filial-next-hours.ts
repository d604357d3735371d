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
   * Opening hours from that day on; a missing weekday is a day off.
   * @maxItems 7
   */
  hours: OpeningHours[];
}
