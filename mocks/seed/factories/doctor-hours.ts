import type { Random } from '#mocks/db/random.ts';
import type { DayHours, Filial, WeekHours } from '#mocks/db/types/place.ts';

const day = (from: number, to: number, lunch = 0): DayHours => ({
  from: from * 60,
  to: to * 60,
  breaks: lunch === 0 ? [] : [{ from: lunch * 60, to: lunch * 60 + 60 }],
});

const OFF = null;
const MORNING = day(8, 14);
const EVENING = day(14, 20);
const FULL = day(9, 18, 13);
const EARLY = day(8, 17, 12);

/** Possible weeks of doctors, before they are cut to the filial's hours. */
const WEEKS: readonly WeekHours[] = [
  [MORNING, MORNING, MORNING, MORNING, MORNING, OFF, OFF],
  [EVENING, EVENING, EVENING, EVENING, EVENING, OFF, OFF],
  [FULL, FULL, FULL, FULL, FULL, OFF, OFF],
  [EARLY, EARLY, EARLY, EARLY, EARLY, OFF, OFF],
  [FULL, OFF, FULL, OFF, FULL, day(9, 14), OFF],
  [OFF, FULL, OFF, FULL, OFF, day(9, 15), OFF],
  [MORNING, EVENING, MORNING, EVENING, MORNING, OFF, OFF],
  [MORNING, EVENING, MORNING, EVENING, OFF, day(9, 14), OFF],
  [day(10, 17), day(10, 17), day(10, 17), day(10, 17), day(10, 17), day(10, 15), OFF],
  [OFF, day(9, 16), day(9, 16), OFF, day(9, 16), day(9, 16), day(10, 14)],
  [day(15, 20), OFF, day(15, 20), OFF, day(15, 20), OFF, OFF],
];

const WEEKDAYS_BY_FILIAL: readonly (readonly number[])[] = [
  [0, 2, 4, 5],
  [1, 3, 6],
];

const clipped = new Map<WeekHours, Map<WeekHours, WeekHours>>();

/**
 * Cuts a week to opening hours. Equal arguments return the same object, so thousands of doctors
 * share a few dozen weeks.
 */
function clip(week: WeekHours, opening: WeekHours): WeekHours {
  let byOpening = clipped.get(week);
  if (byOpening === undefined) clipped.set(week, (byOpening = new Map<WeekHours, WeekHours>()));
  const known = byOpening.get(opening);
  if (known !== undefined) return known;
  const result = week.map((hours, index) => within(hours, opening[index] ?? null));
  byOpening.set(opening, result);
  return result;
}

function within(hours: DayHours | null, opening: DayHours | null): DayHours | null {
  if (hours === null || opening === null) return null;
  const from = Math.max(hours.from, opening.from);
  const to = Math.min(hours.to, opening.to);
  return to - from < 120
    ? null
    : { from, to, breaks: hours.breaks.filter((pause) => pause.from > from && pause.to < to) };
}

const shared = new Map<string, WeekHours>();

/** Returns a week with only one filial's weekdays, so that a doctor's filials never share a day. */
function only(index: number, part: number): WeekHours {
  const key = `${index}:${part}`;
  const known = shared.get(key);
  if (known !== undefined) return known;
  const kept = WEEKDAYS_BY_FILIAL[part] ?? [];
  const result = (WEEKS[index] ?? []).map((hours, weekday) => (kept.includes(weekday) ? (hours ?? FULL) : OFF));
  shared.set(key, result);
  return result;
}

/** Draws a doctor's week for each filial; each weekday belongs to one filial only. */
export function drawWeeks(random: Random, filials: readonly Filial[]): WeekHours[] {
  const index = Math.floor(random.next() * WEEKS.length);
  if (filials.length === 1) return filials.map((filial) => clip(WEEKS[index] ?? [], filial.hours));
  return filials.map((filial, part) => clip(only(index, part), filial.hours));
}
