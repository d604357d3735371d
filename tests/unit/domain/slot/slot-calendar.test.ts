import { describe, expect, it } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import {
  hasNoTime,
  pageOf,
  shownDate,
  type SlotCalendar,
  windowOf,
  windowsAhead,
  windowsOf,
  withOwn,
} from '@/domain/slot/slot-calendar';
import { freeSlots } from '@/domain/slot/slot-days';
import { addDays, daysBetween } from '@/shared/format/date';

const FIRST = '2026-05-12';

/** Sixty days are open. Known are the windows that begin on these days; free is 10:00 on these. */
function calendarOf(known: readonly number[], free: readonly number[], open = 60): SlotCalendar {
  const last = addDays(FIRST, open - 1);
  const days = known
    .flatMap((from) => Array.from({ length: 28 }, (_, index) => from + index))
    .filter((index) => index < open)
    .map((index): SlotDay => {
      const date = addDays(FIRST, index);
      return { date, slots: [{ starts_at: `${date}T10:00:00+05:00`, available: free.includes(index) }] };
    });
  const [nearest] = free.toSorted((a, b) => a - b);
  return {
    first: FIRST,
    last,
    nearest: nearest === undefined ? null : `${addDays(FIRST, nearest)}T10:00:00+05:00`,
    days,
  };
}
const dayOf = (date: string | undefined) => (date === undefined ? undefined : daysBetween(FIRST, date));
const on = (index: number) => addDays(FIRST, index);

describe('the days that are asked for', () => {
  it('are four weeks at a time, those that hold the day that is looked at', () => {
    expect(windowOf(FIRST, FIRST)).toEqual({ date_from: '2026-05-12', date_to: '2026-06-08' });
    expect(windowOf(FIRST, on(27))).toEqual(windowOf(FIRST, FIRST));
    expect(windowOf(FIRST, on(28))).toEqual({ date_from: '2026-06-09', date_to: '2026-07-06' });
    expect(windowsOf(FIRST, [undefined])).toEqual([windowOf(FIRST, FIRST)]);
    expect(windowsOf(FIRST, [on(-3)])).toEqual([windowOf(FIRST, FIRST)]);
    expect(windowsOf(FIRST, [on(35), on(2), on(40)])).toEqual([windowOf(FIRST, on(35)), windowOf(FIRST, on(2))]);
  });

  it('go on to the first free time, and to what leafing comes to next, as far as is open', () => {
    const ahead = (calendar: SlotCalendar, date?: string) =>
      windowsAhead(calendar, date).map(({ date_from }) => dayOf(date_from));
    expect(ahead(calendarOf([0], [35]))).toEqual([28]);
    expect(ahead(calendarOf([0], [3]))).toEqual([0]);
    expect(ahead(calendarOf([0], [3, 20]), on(20))).toEqual([0, 28]);
    expect(ahead(calendarOf([0], [3, 20], 28), on(20))).toEqual([0]);
    expect(ahead(calendarOf([0], []))).toEqual([]);
  });
});

describe('the day to show', () => {
  const shown = (calendar: SlotCalendar, index?: number) =>
    dayOf(shownDate(calendar, index === undefined ? undefined : on(index)));

  it('is that of the first free time, asked for or not yet, when none was chosen or it is not open', () => {
    expect(shown(calendarOf([0], [35]))).toBe(35);
    expect(shown(calendarOf([0, 28], [35]))).toBe(35);
    expect(shown(calendarOf([0], [4]), -5)).toBe(4);
    expect(shown(calendarOf([0], [4]), 70)).toBe(4);
  });

  it('is the next one with time, else the one before it', () => {
    expect(shown(calendarOf([0], [4, 9]), 5)).toBe(9);
    expect(shown(calendarOf([0], [1, 4]), 5)).toBe(4);
  });

  it('stays where nothing around it is free or known', () => {
    expect(shown(calendarOf([0, 28], [4]), 30)).toBe(30);
    expect(shown(calendarOf([0], [4]), 30)).toBe(30);
  });

  it('is none when nothing is free at all, which is said only then', () => {
    expect(shown(calendarOf([0], []))).toBeUndefined();
    expect(hasNoTime(calendarOf([0], []))).toBe(true);
    expect(hasNoTime(calendarOf([0], [35]))).toBe(false);
    expect(hasNoTime({ ...calendarOf([0], [3]), nearest: null })).toBe(false);
  });
});

describe('a page of days', () => {
  const page = (calendar: SlotCalendar, index: number | undefined, size = 7) => {
    const { from, to, days, previous, next } = pageOf(calendar, index === undefined ? undefined : on(index), size);
    return { from: dayOf(from), to: dayOf(to), days: days.length, previous: dayOf(previous), next: dayOf(next) };
  };

  it('holds the day, and knows where its neighbours begin', () => {
    expect(page(calendarOf([0], [1, 9, 10, 16]), 9)).toEqual({ from: 7, to: 13, days: 7, previous: 1, next: 16 });
    expect(page(calendarOf([0], [1, 3, 9]), 9).previous).toBe(1);
    expect(page(calendarOf([0], [1]), undefined)).toMatchObject({ from: 0, previous: undefined });
  });

  it('leads on into days that have not been asked for, and back', () => {
    expect(page(calendarOf([0], [1]), 1).next).toBe(28);
    expect(page(calendarOf([28], [1, 30]), 30).previous).toBe(27);
    expect(page(calendarOf([28], [1, 30]), 30, 14)).toMatchObject({ from: 28, to: 41, next: 56 });
  });

  it('passes over pages that are known to be full, in both directions', () => {
    expect(page(calendarOf([0, 28], [1, 44]), 1).next).toBe(44);
    expect(page(calendarOf([0, 28], [1, 44]), 44).previous).toBe(1);
    expect(page(calendarOf([0, 28, 56], [1, 58]), 1).next).toBe(58);
  });

  it('ends with the last day that is open, and begins with the first free time', () => {
    expect(page(calendarOf([56], [58]), 58)).toEqual({
      from: 56,
      to: 59,
      days: 4,
      previous: undefined,
      next: undefined,
    });
    expect(page(calendarOf([0], [1], 28), 1).next).toBeUndefined();
    expect(page(calendarOf([0], [1], 10), 1)).toMatchObject({ to: 6, next: undefined });
  });

  it('is known by its days before their times are', () => {
    expect(page(calendarOf([0], [1]), 30)).toEqual({ from: 28, to: 34, days: 0, previous: 1, next: 35 });
  });
});

it('a time that the person holds is free for them, whatever others see', () => {
  const calendar = calendarOf([0], [4]);
  const own = `${on(2)}T10:00:00+05:00`;
  expect(dayOf(shownDate(withOwn(calendar, own), on(2)))).toBe(2);
  expect(freeSlots(withOwn(calendar, own).days[4])).toHaveLength(1);
  expect(withOwn(calendar, `${on(4)}T10:00:00+05:00`)).toBe(calendar);
  expect(withOwn(calendar, undefined)).toBe(calendar);
});
