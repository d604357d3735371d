/**
 * Wall-clock time of Kazakhstan (+05:00) as two integers: the day since 1970-01-01 and the minute
 * of the day. A moment is `day * 1440 + minute`, so intervals are compared as numbers without time
 * zone data.
 */
export const DAY_MINUTES = 1440;
const OFFSET_MINUTES = 300;
/** Offset of the contract's moments. */
export const OFFSET = '+05:00';

/** Day number of YYYY-MM-DD. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

const dates = new Map<number, string>();

/**
 * YYYY-MM-DD of a day number. Cached, because a seed converts the same few hundred days thousands
 * of times.
 */
export function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

/** 0 is Monday, 6 Sunday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

/**
 * Whether the day's ISO 8601 week has an odd number. A week belongs to the year of its Thursday.
 */
export function isOddWeek(day: number): boolean {
  const thursday = day - weekdayOf(day) + 3;
  const newYear = dayOf(`${dateOf(thursday).slice(0, 4)}-01-01`);
  return Math.floor((thursday - newYear) / 7) % 2 === 0;
}

/** Moment (wall-clock minutes) of epoch milliseconds. */
export function momentOf(epochMs: number): number {
  return Math.floor(epochMs / 60_000) + OFFSET_MINUTES;
}

/** Epoch milliseconds of a moment. */
export function epochOf(moment: number): number {
  return (moment - OFFSET_MINUTES) * 60_000;
}

/** Moment of an RFC 3339 time with any offset; NaN for any other text. */
export function momentOfText(text: string): number {
  return momentOf(Date.parse(text));
}

const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** HH:MM of a minute of the day. */
export function clockOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Minute of the day of HH:MM. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** RFC 3339 with the fixed offset: `2026-05-12T14:30:00+05:00`. */
export function textOfMoment(moment: number): string {
  const day = Math.floor(moment / DAY_MINUTES);
  return textAt(dateOf(day), clockOf(moment - day * DAY_MINUTES));
}

/** RFC 3339 text of a date and a time: `2026-05-12` and `14:30`. */
export function textAt(date: string, clock: string): string {
  return `${date}T${clock}:00${OFFSET}`;
}

/** RFC 3339 text with the fixed offset, to the second. */
export function textOfEpoch(epochMs: number): string {
  const shifted = new Date(epochMs + OFFSET_MINUTES * 60_000).toISOString();
  return `${shifted.slice(0, 19)}${OFFSET}`;
}

/** Age in full years on a day. */
export function ageOn(birthday: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4));
  return date.slice(5) < birthday.slice(5) ? years - 1 : years;
}
