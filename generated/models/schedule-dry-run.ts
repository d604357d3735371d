/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ScheduleFreeDay } from './schedule-free-day.ts';
import type { TouchedVisit } from './touched-visit.ts';

/**
 * Effects of a change of a schedule.
 */
export interface ScheduleDryRun {
  /** Visits that have a place now and would have none, in order of time, in all filials. */
  visits: TouchedVisit[];
  /** Free times for patients: up to seven next days with free times in each filial. */
  free_days: ScheduleFreeDay[];
}
