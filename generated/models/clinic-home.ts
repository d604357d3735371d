/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicWaiting } from './clinic-waiting.ts';
import type { FilialSummary } from './filial-summary.ts';

/**
 * The clinic's day at a glance.
 */
export interface ClinicHome {
  /** Today at +05:00. */
  date: string;
  /**
   * Of today in all filials, cancelled ones apart.
   * @minimum 0
   */
  visits_today: number;
  /**
   * The same as `waiting.pending_visits`.
   * @minimum 0
   */
  pending_count: number;
  /**
   * Of the last 30 days.
   * @minimum 0
   * @maximum 100
   */
  no_show_percent: number;
  /**
   * Of today's reception hours in all filials. Null where nobody receives today.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  waiting: ClinicWaiting;
  /** All filials in the clinic's own order, drafts and closed ones too. */
  filials: FilialSummary[];
}
