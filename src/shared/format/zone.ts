/**
 * Slots and visits are in the clinic's time, at a fixed offset of +05:00. Kazakhstan has had one
 * zone since 1 March 2024. The browser's zone is not used, because older devices still have +06.
 */
const OFFSET = '+05:00';
const OFFSET_MS = 5 * 60 * 60 * 1000;

/** A moment: an RFC 3339 text, a date `YYYY-MM-DD`, or milliseconds since the epoch. */
export type Moment = string | number;

/** The clinic's local time at a moment, as milliseconds that `Date` shows correctly in UTC. */
export function wallClock(moment: Moment): number {
  if (typeof moment === 'number') return moment + OFFSET_MS;
  if (/^\d{4}-\d\d-\d\d$/.test(moment)) return Date.parse(moment);
  return epoch(moment) + OFFSET_MS;
}

/** Milliseconds since the epoch. A text without an offset is in the clinic's time. */
export function epoch(text: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}${OFFSET}`);
}

/** Joins a date and a time to the contract's format: `2026-05-12T14:30:00+05:00`. */
export function momentOf(date: string, time: string): string {
  return `${date}T${time}:00${OFFSET}`;
}

/** Whether a text is a moment in the format of `momentOf`. */
export function isMoment(text: string): boolean {
  const local = text.slice(0, -OFFSET.length);
  return text.endsWith(OFFSET) && /^.{10}T\d\d:\d\d(:\d\d)?$/.test(local) && isOfCalendar(local);
}

/** Whether a text is an existing date in the contract's format: `2026-05-12`. */
export function isDay(text: string): boolean {
  return text.length === 10 && isOfCalendar(text);
}

/**
 * Returns false for dates such as 31 February, which `Date` moves to March, and for years that
 * `Date` can't print.
 */
function isOfCalendar(local: string): boolean {
  const wall = wallClock(local);
  return /^[12]\d{3}-/.test(local) && !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local);
}

/**
 * Makes a formatter for the result of `wallClock`. It is created on first use, because locale data
 * is slow to load.
 */
export function wallFormat(options: Intl.DateTimeFormatOptions): (wall: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (wall) => {
    format ??= new Intl.DateTimeFormat('ru', { ...options, timeZone: 'UTC' });
    return format.format(wall);
  };
}
