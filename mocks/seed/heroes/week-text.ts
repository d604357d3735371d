import { minuteOf } from '#mocks/db/calendar.ts';
import type { DayHours, MinuteRange, WeekHours } from '#mocks/db/types/place.ts';

function rangeOf(text: string): MinuteRange {
  const [from = '', to = ''] = text.split('-');
  return { from: minuteOf(from), to: minuteOf(to) };
}

function dayOfText(text: string): DayHours | null {
  if (text === '–') return null;
  const [hours = '', pause] = text.split('/');
  return { ...rangeOf(hours), breaks: pause === undefined ? [] : [rangeOf(pause)] };
}

/**
 * Parses seven days from Monday: «09:00-18:00/13:00-13:50 – …». The break follows the slash; `–` is
 * a day off.
 */
export function weekOf(text: string): WeekHours {
  const days = text.split(' ');
  if (days.length !== 7) throw new Error(`not a week: ${text}`);
  return days.map(dayOfText);
}

/** Returns a week with five equal working days. */
export function workdays(text: string, saturday = '–'): WeekHours {
  return weekOf([text, text, text, text, text, saturday, '–'].join(' '));
}
