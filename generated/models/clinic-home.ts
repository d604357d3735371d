/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicWaiting } from './clinic-waiting.ts';
import type { FilialSummary } from './filial-summary.ts';

/**
 * Summary of the clinic's day.
 */
export interface ClinicHome {
  /** Today at +05:00. */
  date: string;
  /**
   * Number of today's visits in all filials, without cancelled ones.
   * @minimum 0
   */
  visits_today: number;
  /**
   * The same as `waiting.pending_visits`.
   * @minimum 0
   */
  pending_count: number;
  /**
   * Share of no-shows in the last 30 days, in per cent.
   * @minimum 0
   * @maximum 100
   */
  no_show_percent: number;
  /**
   * Booked share of today's working minutes in all filials, in per cent; null without hours today.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  waiting: ClinicWaiting;
  /** All filials in the clinic's order, including drafts and closed filials. */
  filials: FilialSummary[];
}
