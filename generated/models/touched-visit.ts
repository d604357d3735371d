/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ColleagueTime } from './colleague-time.ts';
import type { Colleague } from './colleague.ts';
import type { DeskVisit } from './desk-visit.ts';

/**
 * A visit that a schedule change displaces.
 */
export interface TouchedVisit {
  visit: DeskVisit;
  /**
   * Free times of the changed schedule in the same filial to which the visit could be moved and at which its payer pays, from its own day on, within 60 days.
   * Two visits may be offered the same time.
   * @maxItems 24
   */
  new_times: string[];
  /**
   * Free times of colleagues of the same specialisation in the same filial on the visit's own day, the nearest to its own time first, at most
   * 12 of each colleague; the visit's payer pays at them. Two visits may be offered the same time. In the clinic's cabinet alone: a doctor hands nothing over.
   * @maxItems 240
   */
  colleague_times?: ColleagueTime[];
  /**
   * All colleagues by name, even those who cannot take the visit; only in the clinic's cabinet.
   * @maxItems 20
   */
  colleagues?: Colleague[];
}
