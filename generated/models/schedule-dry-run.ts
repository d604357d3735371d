/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleFreeDay } from './schedule-free-day.ts';
import type { TouchedVisit } from './touched-visit.ts';

/**
 * Effects of a change of a schedule.
 */
export interface ScheduleDryRun {
  /** Visits that the change would displace, in all filials, in order of time. */
  visits: TouchedVisit[];
  /** Up to seven next days with free slots for patients in each filial. */
  free_days: ScheduleFreeDay[];
}
