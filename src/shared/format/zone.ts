/**
 * Slots and visits are wall-clock times of the clinic at a fixed +05:00. Kazakhstan has had one zone since 1 March 2024; the
 * zone data of older devices still says +06, so the browser's zone is never asked.
 */
const OFFSET = '+05:00';
const OFFSET_MS = 5 * 60 * 60 * 1000;

/** A moment: RFC 3339 text, a date `YYYY-MM-DD`, or milliseconds since the epoch. */
export type Moment = string | number;

/** The clock on the clinic's wall at that moment, as milliseconds to be read in UTC. */
export function wallClock(moment: Moment): number {
  if (typeof moment === 'number') return moment + OFFSET_MS;
  if (/^\d{4}-\d\d-\d\d$/.test(moment)) return Date.parse(moment);
  return epoch(moment) + OFFSET_MS;
}

/** Milliseconds since the epoch. A text without an offset is a time at the clinic. */
export function epoch(text: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}${OFFSET}`);
}

/** `2026-05-12` and `14:30` as the contract writes a moment: `2026-05-12T14:30:00+05:00`. */
export function momentOf(date: string, time: string): string {
  return `${date}T${time}:00${OFFSET}`;
}

/** Whether a text is a moment as the contract writes it, to the minute or second: `momentOf` makes such texts. */
export function isMoment(text: string): boolean {
  const local = text.slice(0, -OFFSET.length);
  return text.endsWith(OFFSET) && /^.{10}T\d\d:\d\d(:\d\d)?$/.test(local) && isOfCalendar(local);
}

/** Whether a text is a day as the contract writes it: `2026-05-12`. */
export function isDay(text: string): boolean {
  return text.length === 10 && isOfCalendar(text);
}

/** Date reads the 31st of February as a day in March, and a week after the year 9999 is no date at all. */
function isOfCalendar(local: string): boolean {
  const wall = wallClock(local);
  return /^[12]\d{3}-/.test(local) && !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local);
}

/** A formatter for wall-clock milliseconds, made when first used: locale data is slow to load. */
export function wallFormat(options: Intl.DateTimeFormatOptions): (wall: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (wall) => {
    format ??= new Intl.DateTimeFormat('ru', { ...options, timeZone: 'UTC' });
    return format.format(wall);
  };
}
