/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';

/**
 * A visit that has no place in a changed schedule.
 */
export interface TouchedVisit {
  visit: DeskVisit;
  /**
   * Free times of the changed schedule in the same filial to which the visit could be moved, from its own day on, within 60 days.
   * Two visits may be offered the same time.
   * @maxItems 24
   */
  new_times: string[];
}
