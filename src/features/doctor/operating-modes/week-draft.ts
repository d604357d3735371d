import * as v from 'valibot';
import type { OperatingDay } from '#generated/models/operating-day.ts';
import type { OperatingMode } from '#generated/models/operating-mode.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { without, minutesIn } from '@/domain/calendar/open-time';
import { messages } from '@/shared/form/rules/messages';
import { clockOf, type MinuteRange, minuteOf, rangeOf } from '@/shared/format/clock';
import { lowerFirst } from '@/shared/format/letter-case';
import { isClock } from '@/shared/ui/fields/time-input';

/** Start and end as typed: «09:00». */
export interface ClockRange {
  readonly from: string;
  readonly to: string;
}

/** Hours and breaks of a working day. For a day off the value is null instead. */
export interface DayDraft extends ClockRange {
  readonly breaks: readonly ClockRange[];
}

/** Hours of seven days from Monday; null is a day off. */
export type WeekDraft = readonly (DayDraft | null)[];

/** Form values: the hours of one filial. */
export interface ModeDraft {
  readonly week: WeekDraft;
  /** Hours of odd weeks; null if all weeks are the same. */
  readonly odd: WeekDraft | null;
  readonly slot: number;
  /** Pause between two visits in minutes; it applies to all filials. */
  readonly buffer: number;
}

export interface WeekdayName {
  readonly id: Weekday;
  readonly title: string;
  readonly short: string;
}

export const weekdays: readonly WeekdayName[] = [
  { id: 'monday', title: 'Понедельник', short: 'Пн' },
  { id: 'tuesday', title: 'Вторник', short: 'Вт' },
  { id: 'wednesday', title: 'Среда', short: 'Ср' },
  { id: 'thursday', title: 'Четверг', short: 'Чт' },
  { id: 'friday', title: 'Пятница', short: 'Пт' },
  { id: 'saturday', title: 'Суббота', short: 'Сб' },
  { id: 'sunday', title: 'Воскресенье', short: 'Вс' },
];

/** Initial hours of a day that the doctor switches on. */
export const NEW_DAY: DayDraft = { from: '09:00', to: '18:00', breaks: [] };
const LUNCH: ClockRange = { from: '13:00', to: '14:00' };

/**
 * A new break: 13:00–14:00 if it is within the hours, otherwise half an hour in the middle of the
 * hours.
 */
export function newBreak({ from, to }: ClockRange): ClockRange {
  if (!isClock(from) || !isClock(to) || (from < LUNCH.from && to > LUNCH.to)) return LUNCH;
  const middle = Math.round((minuteOf(from) + minuteOf(to)) / 60) * 30;
  return { from: clockOf(middle - 15), to: clockOf(middle + 15) };
}

export const MOST_BREAKS = 5;

export function modeDraft({ days, odd_days, slot_minutes }: OperatingMode, buffer: number): ModeDraft {
  return { week: weekDraft(days), odd: odd_days === null ? null : weekDraft(odd_days), slot: slot_minutes, buffer };
}

function weekDraft(days: readonly OperatingDay[]): WeekDraft {
  return weekdays.map(({ id }) => {
    const day = days.find(({ weekday }) => weekday === id);
    return day === undefined || day.hours === null ? null : { ...day.hours, breaks: day.breaks };
  });
}

/** Converts the form values to the contract's request. */
export function writtenMode({ week, odd, slot }: ModeDraft) {
  return { slot_minutes: slot, days: writtenWeek(week), odd_days: odd === null ? null : writtenWeek(odd) };
}

function writtenWeek(week: WeekDraft): OperatingDay[] {
  return weekdays.map(({ id: weekday }, index) => {
    const day = week[index] ?? null;
    if (day === null) return { weekday, hours: null, breaks: [] };
    return { weekday, hours: { from: day.from, to: day.to }, breaks: day.breaks.map(({ from, to }) => ({ from, to })) };
  });
}

interface DayFault {
  /** The error as a sentence. */
  readonly text: string;
  /** Indexes of the invalid ranges: 0 is the hours, 1 is the first break. */
  readonly places: readonly number[];
}

/** The first error of a day, with the invalid ranges. */
export function dayFault(day: DayDraft | null): DayFault | undefined {
  if (day === null) return undefined;
  const ranges: readonly ClockRange[] = [day, ...day.breaks];
  const rules: readonly (readonly [string, (range: ClockRange, place: number) => boolean])[] = [
    [messages.time, ({ from, to }) => !isClock(from) || !isClock(to)],
    ['Начало должно быть раньше конца', ({ from, to }) => from >= to],
    ['Перерыв должен быть внутри часов приёма', ({ from, to }) => from < day.from || to > day.to],
    [
      'Перерывы не\u00A0должны пересекаться',
      ({ from, to }, place) =>
        place > 0 && ranges.some((other, at) => at > 0 && at !== place && from < other.to && other.from < to),
    ],
  ];
  for (const [text, isWrong] of rules) {
    const places = ranges.flatMap((range, place) => (isWrong(range, place) ? place : []));
    if (places.length > 0) return { text, places };
  }
  return undefined;
}

/** Text of the first error of a day. */
export function dayProblem(day: DayDraft | null): string | undefined {
  return dayFault(day)?.text;
}

/**
 * Schema of a week.
 * @param of end of each error message. It names the week if there are two weeks.
 */
const weekSchema = (of: string) =>
  v.pipe(
    v.custom<WeekDraft>(Array.isArray),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const problems = weekdays.flatMap(({ title }, index) => {
        const text = dayProblem(dataset.value[index] ?? null);
        return text === undefined ? [] : [`${title}${of}: ${lowerFirst(text)}`];
      });
      for (const message of problems) addIssue({ message });
    }),
  );

export const modeSchema = v.object({
  week: weekSchema(''),
  odd: v.nullable(weekSchema(' нечётных недель')),
  slot: v.number(),
  buffer: v.number(),
});

export function hasProblem({ week, odd }: ModeDraft): boolean {
  return [...week, ...(odd ?? [])].some((day) => dayProblem(day) !== undefined);
}

export function isSameDay(a: DayDraft | null | undefined, b: DayDraft | null | undefined): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** Working time of a day without its breaks; an empty array if the hours are invalid. */
export function openOf(day: DayDraft | null | undefined): MinuteRange[] {
  if (!day || dayProblem(day) !== undefined) return [];
  return without([rangeOf(day)], day.breaks.map(rangeOf));
}

/** Number of working minutes in a week, and of visits of `slot` minutes that fit into the week. */
export function sumOfWeek(week: WeekDraft, slot: number, buffer: number): { minutes: number; visits: number } {
  const step = slot + buffer;
  let visits = 0;
  for (const day of week) {
    if (!day || dayProblem(day) !== undefined) continue;
    const open = openOf(day);
    const { from, to } = rangeOf(day);
    for (let start = from; start + slot <= to; start += step) {
      if (open.some((range) => start >= range.from && start + slot <= range.to)) visits += 1;
    }
  }
  return { minutes: week.reduce((total, day) => total + minutesIn(openOf(day)), 0), visits };
}

/** The saved hours as text: «было 09:00–18:00, перерыв 13:00–13:50», «был выходной». */
export function wasText(day: DayDraft | null | undefined): string {
  if (!day) return 'был выходной';
  const breaks = day.breaks.map(({ from, to }) => `${from}–${to}`).join(', ');
  return `было ${day.from}–${day.to}${breaks === '' ? '' : `, перерыв ${breaks}`}`;
}

/**
 * Text that follows the name of a changed day: « до 14:00 вместо 18:00», « без приёма». It is empty
 * if more than the start or the end has changed.
 */
function changeOf(before: DayDraft | null | undefined, after: DayDraft | null | undefined): string {
  if (!after) return ' без\u00A0приёма';
  if (!before || JSON.stringify(before.breaks) !== JSON.stringify(after.breaks)) return '';
  if (before.from === after.from) return ` до\u00A0${after.to} вместо ${before.to}`;
  return before.to === after.to ? ` с\u00A0${after.from} вместо ${before.from}` : '';
}

/** List of changes as text: «пятница до 14:00 вместо 18:00», «пауза между приёмами». */
export function changesOf(saved: ModeDraft, draft: ModeDraft): string[] {
  const days = (before: WeekDraft, after: WeekDraft, of: string): string[] =>
    weekdays.flatMap(({ title }, index) =>
      isSameDay(before[index], after[index])
        ? []
        : [`${title.toLocaleLowerCase('ru')}${of}${changeOf(before[index], after[index])}`],
    );
  const isEach = saved.odd !== null && draft.odd !== null;
  const isSplit = (saved.odd === null) !== (draft.odd === null);
  return [
    ...days(saved.week, draft.week, isEach ? ' чётных недель' : ''),
    ...(isSplit ? ['чётные и\u00A0нечётные недели'] : []),
    ...(saved.odd !== null && draft.odd !== null ? days(saved.odd, draft.odd, ' нечётных недель') : []),
    ...(saved.slot === draft.slot ? [] : ['шаг записи']),
    ...(saved.buffer === draft.buffer ? [] : ['пауза между приёмами']),
  ];
}

/** Groups of days with the same hours. The groups are in the order of their first days. */
export function groupsOf(week: WeekDraft): number[][] {
  const groups: number[][] = [];
  week.forEach((day, index) => {
    if (day === null) return;
    const group = groups.find(([first = 0]) => isSameDay(week[first], day));
    if (group) {
      group.push(index);
    } else {
      groups.push([index]);
    }
  });
  return groups;
}
