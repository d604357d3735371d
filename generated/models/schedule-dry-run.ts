/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleFreeDay } from './schedule-free-day.ts';
import type { TouchedVisit } from './touched-visit.ts';

/**
 * What a change of a schedule would mean.
 */
export interface ScheduleDryRun {
  /** Visits that have a place now and would have none, in order of time, in all filials. */
  visits: TouchedVisit[];
  /** What patients would see: the next seven days with free times in each filial, or fewer. */
  free_days: ScheduleFreeDay[];
}
