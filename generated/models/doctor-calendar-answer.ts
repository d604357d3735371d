/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarDay } from './calendar-day.ts';

export interface DoctorCalendarAnswer {
  data: CalendarDay[];
}
