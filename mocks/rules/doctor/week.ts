import type { OperatingDay } from '#generated/models/operating-day.ts';
import type { TimeInterval } from '#generated/models/time-interval.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { clockOf, minuteOf } from '../../db/calendar.ts';
import type { DayHours, MinuteRange, WeekHours } from '../../db/types/place.ts';
import { Refusal } from '../refusal.ts';

const WEEKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const LAST_MINUTE = 1439;

/** A week of reception as it is kept. @throws Refusal 422 at `days` */
export function readWeek(days: readonly OperatingDay[]): WeekHours {
  return WEEKDAYS.map((weekday) => {
    const [day, ...more] = days.filter((one) => one.weekday === weekday);
    if (day === undefined || more.length > 0) throw wrong('Каждый день недели нужен один раз');
    return readDay(day);
  });
}

function readDay({ hours, breaks }: OperatingDay): DayHours | null {
  if (hours === null) {
    if (breaks.length > 0) throw wrong('В выходной день перерывов нет');
    return null;
  }
  const day = rangeOf(hours);
  const pauses = breaks.map(rangeOf).toSorted((a, b) => a.from - b.from);
  pauses.forEach((pause, index) => {
    if (pause.from < day.from || pause.to > day.to) throw wrong('Перерыв должен быть внутри часов приёма');
    if (pause.from < (pauses[index - 1]?.to ?? 0)) throw wrong('Перерывы не должны пересекаться');
  });
  return { ...day, breaks: pauses };
}

function rangeOf({ from, to }: TimeInterval): MinuteRange {
  const range = { from: minuteOf(from), to: minuteOf(to) };
  if (range.from >= range.to) throw wrong('Начало должно быть раньше конца');
  return range;
}

/** The same week as the contract writes it, Monday first. */
export function writeWeek(week: WeekHours): OperatingDay[] {
  return WEEKDAYS.map((weekday, index) => {
    const hours = week[index] ?? null;
    if (hours === null) return { weekday, hours: null, breaks: [] };
    return { weekday, hours: textsOf(hours), breaks: hours.breaks.map(textsOf) };
  });
}

/** Midnight of the next day has no HH:MM of its own. */
function textsOf({ from, to }: MinuteRange): TimeInterval {
  return { from: clockOf(from), to: clockOf(Math.min(to, LAST_MINUTE)) };
}

function wrong(text: string): Refusal {
  return Refusal.invalid({ days: [text] });
}
