/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';

/**
 * An announced future week of a filial.
 */
export interface FilialNextHours {
  /** First day of the new week. */
  date_from: string;
  /**
   * Opening hours from that day; a missing weekday is a day off.
   * @maxItems 7
   */
  hours: OpeningHours[];
}
