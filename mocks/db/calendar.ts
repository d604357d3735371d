/**
 * Wall-clock time of Kazakhstan (+05:00) in integers: a day counts from 1970-01-01, a minute from
 * midnight. A moment is `day * 1440 + minute`, so moments compare without time zone data.
 */
export const DAY_MINUTES = 1440;
const OFFSET_MINUTES = 300;
/** Zone offset in every time of the contract. */
export const OFFSET = '+05:00';

/** Day number of YYYY-MM-DD. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

const dates = new Map<number, string>();

/**
 * Formats a day number as YYYY-MM-DD. Results are cached: a seed formats the same few hundred days
 * thousands of times.
 */
export function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

/** Weekday number: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/** True in odd ISO 8601 weeks. The Thursday of a week decides its year. */
export function isOddWeek(day: number): boolean {
  const thursday = day - weekdayOf(day) + 3;
  const newYear = dayOf(`${dateOf(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - newYear) / 7) % 2 === 0;
}

/** Converts epoch milliseconds to a moment. */
export function momentOf(epochMs: number): number {
  return Math.floor(epochMs / 60_000) + OFFSET_MINUTES;
}

export function epochOf(moment: number): number {
  return (moment - OFFSET_MINUTES) * 60_000;
}

/** Parses an RFC 3339 time with any offset; NaN if the text is not a time. */
export function momentOfText(text: string): number {
  return momentOf(Date.parse(text));
}

const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** Formats a minute of the day as HH:MM. */
export function clockOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Parses HH:MM into the minute of the day. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Formats a moment as RFC 3339: `2026-05-12T14:30:00+05:00`. */
export function textOfMoment(moment: number): string {
  const day = Math.floor(moment / DAY_MINUTES);
  return textAt(dateOf(day), clockOf(moment - day * DAY_MINUTES));
}

/** Joins a date and a time, `2026-05-12` and `14:30`, into an RFC 3339 text. */
export function textAt(date: string, clock: string): string {
  return `${date}T${clock}:00${OFFSET}`;
}

/** Formats epoch milliseconds as RFC 3339 at +05:00, without milliseconds. */
export function textOfEpoch(epochMs: number): string {
  const shifted = new Date(epochMs + OFFSET_MINUTES * 60_000).toISOString();
  return `${shifted.slice(0, 19)}${OFFSET}`;
}

/** Age in full years on a day. */
export function ageOn(birthday: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4));
  return date.slice(5) < birthday.slice(5) ? years - 1 : years;
}
