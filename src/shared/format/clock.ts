import { plainTyped } from './typed-text';
import { type Moment, wallClock } from './zone';

/** A range of a day, in minutes since midnight. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight: «14:30» → 870. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/**
 * Time of a minute of the day: 870 → «14:30». The end of the day is «23:59», as in the contract.
 */
export function clockOf(minute: number): string {
  const within = Math.min(Math.max(minute, 0), DAY_MINUTES - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Minutes since midnight in the clinic's time zone. */
export function minuteAt(moment: Moment): number {
  return Math.floor(wallClock(moment) / 60_000) % DAY_MINUTES;
}

/** Converts a range of times to minutes. An end of «23:59» becomes the end of the day. */
export function rangeOf({ from, to }: { readonly from: string; readonly to: string }): MinuteRange {
  return { from: minuteOf(from), to: to === '23:59' ? DAY_MINUTES : minuteOf(to) };
}

/**
 * Converts a typed time to HH:MM: «9» → «09:00», «930» → «09:30», «14.05», «9 ч 30 мин». Returns
 * other texts unchanged.
 */
export function typedClock(text: string): string {
  const plain = plainTyped(text)
    .replace(/ ?ч\.? ?(?=\d)/i, ':')
    .replace(/ ?(?:ч|мин)\.?$/i, '');
  const divided = /^(\d{1,2})(?: ?[:.,\- ] ?(\d\d))?$/.exec(plain);
  const [, hours, minutes = '00'] = divided ?? /^(\d{1,2})(\d\d)$/.exec(plain) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
