/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarAbsence } from './calendar-absence.ts';
import type { CalendarPlace } from './calendar-place.ts';
import type { TimeInterval } from './time-interval.ts';

/**
 * A day in a calendar, without the visits.
 */
export interface CalendarDay {
  /** Day at +05:00. */
  date: string;
  /**
   * The public holiday of that day, also where a filial is open.
   * @maxLength 200
   * @nullable
   */
  holiday: string | null;
  /** Filials in which the doctor has hours on that day. */
  places: CalendarPlace[];
  /** Absences as far as they reach into the day. */
  absences: CalendarAbsence[];
  /**
   * Time that is neither free nor booked: somebody is booking it, or it was offered to somebody who waits. In order.
   * @maxItems 200
   */
  held: TimeInterval[];
}
