import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { upperFirst } from '@/shared/format/letter-case';

const SHORT = {
  monday: 'пн',
  tuesday: 'вт',
  wednesday: 'ср',
  thursday: 'чт',
  friday: 'пт',
  saturday: 'сб',
  sunday: 'вс',
} satisfies Record<Weekday, string>;

/** A dash with a word joiner, which prevents a line from ending with «пн–». */
const TO = '–\u2060';

const WEEK = Object.keys(SHORT) as Weekday[];

/**
 * Opening hours of a week in one line: «Пн–пт 08:00–20:00, сб 09:00–15:00», «Вт и чт 09:00–14:00»,
 * «Ежедневно 08:00–20:00».
 */
export function hoursText(hours: readonly OpeningHours[]): string {
  const daysByHours = new Map<string, number[]>();
  for (const [day, weekday] of WEEK.entries()) {
    const spans = hours.filter((each) => each.weekday === weekday).map(({ from, to }) => `${from}${TO}${to}`);
    if (spans.length > 0) append(daysByHours, listed(spans), day);
  }
  const text = [...daysByHours].map(([span, days]) => `${daysText(days)}\u00A0${span}`).join(', ');
  return upperFirst(text);
}

/** A row of the table of opening hours: consecutive days with the same hours. */
export interface WeekRow {
  /** Days of the row: «Пн–пт», «Сб». */
  readonly days: string;
  /** Hours of the days: «08:00–20:00», «выходной». */
  readonly text: string;
  readonly isToday: boolean;
}

/**
 * Opening hours of a week in as few rows as possible. If no hours are known, the table has no rows.
 * @param date current date in the clinic's time zone
 */
export function weekRows(hours: readonly OpeningHours[], date: string): WeekRow[] {
  if (hours.length === 0) return [];
  // `Date` counts weekdays from Sunday, the table counts them from Monday.
  const todays = (new Date(date).getUTCDay() + WEEK.length - 1) % WEEK.length;
  const rows: { from: number; to: number; text: string }[] = [];
  for (const [day, weekday] of WEEK.entries()) {
    const text = dayText(hours.filter((each) => each.weekday === weekday));
    const last = rows.at(-1);
    if (last?.text === text) last.to = day;
    else rows.push({ from: day, to: day, text });
  }
  return rows.map(({ from, to, text }) => ({
    days:
      rows.length === 1 ? 'Ежедневно' : upperFirst(from === to ? nameOf(from) : `${nameOf(from)}${TO}${nameOf(to)}`),
    text,
    isToday: from <= todays && todays <= to,
  }));
}

/** Hours of one weekday: «08:00–20:00, перерыв 13:00–13:30», «выходной», «круглосуточно». */
export function dayText(spans: readonly OpeningHours[]): string {
  const [first] = spans;
  if (first === undefined) return 'выходной';
  if (first.from === '00:00' && (first.to === '23:59' || first.to === '00:00')) return 'круглосуточно';
  return spans.map((span) => `${span.from}${TO}${span.to}${breaksText(span)}`).join(', ');
}

/** Breaks of a day: «, перерыв 13:00–13:30». */
function breaksText({ breaks = [] }: OpeningHours): string {
  return breaks.map(({ from, to }) => `, перерыв ${from}${TO}${to}`).join('');
}

/** Names of weekdays: «Пн–пт», «Сб и вс», «Ежедневно». */
export function weekdaysText(weekdays: readonly Weekday[]): string {
  return upperFirst(daysText(weekdays.map((weekday) => WEEK.indexOf(weekday))));
}

function daysText(days: readonly number[]): string {
  if (days.length === WEEK.length) return 'ежедневно';
  return listed(
    runsOf(days).flatMap((run) => {
      const names = run.map(nameOf);
      return names.length > 2 ? [`${names[0]}${TO}${names.at(-1)}`] : names;
    }),
  );
}

/** Groups consecutive days: 0 1 2 4 → [0 1 2] [4]. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function nameOf(day: number): string {
  const weekday = WEEK[day];
  return weekday === undefined ? '' : SHORT[weekday];
}

/** Joins a list: «вт», «вт и чт», «пн, ср и пт». */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} и\u00A0${last}`;
}

function append(groups: Map<string, number[]>, key: string, day: number): void {
  groups.set(key, [...(groups.get(key) ?? []), day]);
}
