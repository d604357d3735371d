import type { OpeningHours } from '@generated/models/opening-hours';
import type { Weekday } from '@generated/models/weekday';

const SHORT = {
  monday: 'пн',
  tuesday: 'вт',
  wednesday: 'ср',
  thursday: 'чт',
  friday: 'пт',
  saturday: 'сб',
  sunday: 'вс',
} satisfies Record<Weekday, string>;

/** A dash at which no line ends: «пн–» alone at the end of a line reads as a slip. */
const TO = '–\u2060';

const WEEK = Object.keys(SHORT) as Weekday[];

/** Hours of a week in one line: «Пн–пт 08:00–20:00, сб 09:00–15:00», «Вт и чт 09:00–14:00», «Ежедневно 08:00–20:00». */
export function hoursText(hours: readonly OpeningHours[]): string {
  const daysByHours = new Map<string, number[]>();
  for (const [day, weekday] of WEEK.entries()) {
    const spans = hours.filter((each) => each.weekday === weekday).map(({ from, to }) => `${from}${TO}${to}`);
    if (spans.length > 0) append(daysByHours, listed(spans), day);
  }
  const text = [...daysByHours].map(([span, days]) => `${daysText(days)}\u00A0${span}`).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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

/** Days that follow one another, together: 0 1 2 4 → [0 1 2] [4]. */
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

/** «вт», «вт и чт», «пн, ср и пт». */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} и\u00A0${last}`;
}

function append(groups: Map<string, number[]>, key: string, day: number): void {
  groups.set(key, [...(groups.get(key) ?? []), day]);
}
