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
   * Public holiday of the day, even if a filial is open.
   * @maxLength 200
   * @nullable
   */
  holiday: string | null;
  /** Filials in which the doctor has hours on that day. */
  places: CalendarPlace[];
  /** Parts of absences on this day. */
  absences: CalendarAbsence[];
  /**
   * Held intervals, in order: a person is booking the slot, or it is offered to a person on the waitlist.
   * @maxItems 200
   */
  held: TimeInterval[];
}
