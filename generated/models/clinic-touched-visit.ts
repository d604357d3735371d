/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ColleagueTime } from './colleague-time.ts';
import type { Colleague } from './colleague.ts';
import type { DeskVisit } from './desk-visit.ts';

/**
 * A visit of the clinic that would have no place in a doctor's changed schedule.
 */
export interface ClinicTouchedVisit {
  visit: DeskVisit;
  /**
   * Free times of the same doctor in the same filial to which the visit could be moved, from its own day on, within 60 days.
   * Two visits may be offered the same time.
   * @maxItems 24
   */
  new_times: string[];
  /**
   * Free times of colleagues of the same specialisation in the same filial on the visit's own day, the nearest to its own time first, at most
   * 12 of each colleague. Two visits may be offered the same time.
   * @maxItems 240
   */
  colleague_times: ColleagueTime[];
  /**
   * All of them by name, also those to whom this visit can't go.
   * @maxItems 20
   */
  colleagues: Colleague[];
}
