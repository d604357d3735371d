import { describe, expect, it } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import {
  calendarBefore,
  hasNoTime,
  chosenTime,
  firstFreeDay,
  hasFree,
  nearestSlot,
  slotAt,
  pageOf,
  shownDate,
  type SlotCalendar,
  windowOf,
  windowsAhead,
  windowsOf,
  withOwn,
  freeSlots,
} from '@/domain/slot/slot-calendar';
import { addDays, daysBetween } from '@/shared/format/date';

const FIRST = '2026-05-12';

/**
 * A calendar of sixty open days: the windows that start on the days `known` are loaded, and 10:00
 * is free on the days `free`.
 */
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

describe('the days that a calendar of slots requests', () => {
  it('are the four weeks that contain the viewed day', () => {
    expect(windowOf(FIRST, FIRST)).toEqual({ date_from: '2026-05-12', date_to: '2026-06-08' });
    expect(windowOf(FIRST, on(27))).toEqual(windowOf(FIRST, FIRST));
    expect(windowOf(FIRST, on(28))).toEqual({ date_from: '2026-06-09', date_to: '2026-07-06' });
    expect(windowsOf(FIRST, [undefined])).toEqual([windowOf(FIRST, FIRST)]);
    expect(windowsOf(FIRST, [on(-3)])).toEqual([windowOf(FIRST, FIRST)]);
    expect(windowsOf(FIRST, [on(-3), on(35)])).toEqual([windowOf(FIRST, on(35))]);
    expect(windowsOf(FIRST, [FIRST, on(35)])).toEqual([windowOf(FIRST, FIRST), windowOf(FIRST, on(35))]);
    expect(windowsOf(FIRST, [on(35), on(2), on(40)])).toEqual([windowOf(FIRST, on(35)), windowOf(FIRST, on(2))]);
  });

  it('also include the weeks of the first free slot and the weeks of the next page', () => {
    const ahead = (calendar: SlotCalendar, date?: string) =>
      windowsAhead(calendar, date).map(({ date_from }) => dayOf(date_from));
    expect(ahead(calendarOf([0], [35]))).toEqual([28]);
    expect(ahead(calendarOf([0], [3]))).toEqual([0]);
    expect(ahead(calendarOf([0], [3, 20]), on(20))).toEqual([0, 28]);
    expect(ahead(calendarOf([0], [3, 20], 28), on(20))).toEqual([0]);
    expect(ahead(calendarOf([0], [3, 20], 29), on(20))).toEqual([0, 28]);
    expect(ahead(calendarOf([0], []))).toEqual([]);
  });
});

describe('the day that a calendar of slots shows', () => {
  const shown = (calendar: SlotCalendar, index?: number) =>
    dayOf(shownDate(calendar, index === undefined ? undefined : on(index)));

  it('is the day of the first free slot if the chosen day is not open for booking', () => {
    expect(shown(calendarOf([0], [35]))).toBe(35);
    expect(shown(calendarOf([0, 28], [35]))).toBe(35);
    expect(shown(calendarOf([0], [4]), -5)).toBe(4);
    expect(shown(calendarOf([0], [4]), 70)).toBe(4);
    expect(shown(calendarOf([0, 28], [35]), -5)).toBe(35);
    expect(shown(calendarOf([28], [0]))).toBe(0);
    expect(shown({ ...calendarOf([0, 28], [35]), nearest: `${on(-2)}T10:00:00+05:00` })).toBe(35);
  });

  it('is the next day with a free slot, or the last such day before the chosen day', () => {
    expect(shown(calendarOf([0], [4, 9]), 5)).toBe(9);
    expect(shown(calendarOf([0], [1, 4]), 5)).toBe(4);
    expect(shown(calendarOf([0, 56], [4, 59]), 59)).toBe(59);
  });

  it('remains the chosen day if no loaded day near the chosen day has a free slot', () => {
    expect(shown(calendarOf([0, 28], [4]), 30)).toBe(30);
    expect(shown(calendarOf([0], [4]), 30)).toBe(30);
  });

  it('is undefined only if no day has a free slot', () => {
    expect(shown(calendarOf([0], []))).toBeUndefined();
    expect(hasNoTime(calendarOf([0], []))).toBe(true);
    expect(hasNoTime(calendarOf([0], [35]))).toBe(false);
    expect(hasNoTime({ ...calendarOf([0], [3]), nearest: null })).toBe(false);
  });
});

describe('a page of days in a calendar of slots', () => {
  const page = (calendar: SlotCalendar, index: number | undefined, size = 7) => {
    const { from, to, days, previous, next } = pageOf(calendar, index === undefined ? undefined : on(index), size);
    return { from: dayOf(from), to: dayOf(to), days: days.length, previous: dayOf(previous), next: dayOf(next) };
  };

  it('contains the shown day and links to the previous and next page', () => {
    expect(page(calendarOf([0], [1, 9, 10, 16]), 9)).toEqual({ from: 7, to: 13, days: 7, previous: 1, next: 16 });
    expect(page(calendarOf([0], [1, 3, 9]), 9).previous).toBe(1);
    expect(page(calendarOf([0], [1, 9, 16]), 16).previous).toBe(9);
    expect(page(calendarOf([0], [0, 1]), 1, 1).previous).toBe(0);
    expect(page(calendarOf([0], [1]), undefined)).toMatchObject({ from: 0, previous: undefined });
  });

  it('links to a next page of days that are not requested yet, and from there back to the previous page', () => {
    expect(page(calendarOf([0], [1]), 1).next).toBe(28);
    expect(page(calendarOf([28], [1, 30]), 30).previous).toBe(27);
    expect(page(calendarOf([28], [1, 30]), 30, 14)).toMatchObject({ from: 28, to: 41, next: 56 });
  });

  it('links past full pages to the next and the previous page with a free slot', () => {
    expect(page(calendarOf([0, 28], [1, 44]), 1).next).toBe(44);
    expect(page(calendarOf([0, 28], [1, 44]), 44).previous).toBe(1);
    expect(page(calendarOf([0, 28, 56], [1, 58]), 1).next).toBe(58);
  });

  it('ends with the last day open for booking, and has no link past this day', () => {
    expect(page(calendarOf([56], [58]), 58)).toEqual({
      from: 56,
      to: 59,
      days: 4,
      previous: undefined,
      next: undefined,
    });
    expect(page(calendarOf([56], [58, 59]), 59).from).toBe(56);
    expect(page(calendarOf([0], [1]), 70).from).toBe(0);
    expect(page(calendarOf([0], [1, 7], 8), 1).next).toBe(7);
    expect(page(calendarOf([0], [1], 28), 1).next).toBeUndefined();
    expect(page(calendarOf([0], [1], 10), 1)).toMatchObject({ to: 6, next: undefined });
  });

  it('shows its days before their slots have loaded', () => {
    expect(page(calendarOf([0], [1]), 30)).toEqual({ from: 28, to: 34, days: 0, previous: 1, next: 35 });
  });
});

it('a slot that a patient holds is shown to this patient as free', () => {
  const calendar = calendarOf([0], [4]);
  const own = `${on(2)}T10:00:00+05:00`;
  expect(dayOf(shownDate(withOwn(calendar, own), on(2)))).toBe(2);
  expect(
    withOwn(calendar, own)
      .days.filter(hasFree)
      .map(({ date }) => dayOf(date)),
  ).toEqual([2, 4]);
  expect(withOwn(calendar, `${on(4)}T10:00:00+05:00`)).toBe(calendar);
  expect(withOwn(calendar, undefined)).toBe(calendar);
});

/** `day('2026-05-12', '09:00', '-10:00')`: a minus marks a taken slot. */
function day(date: string, ...clocks: string[]): SlotDay {
  const slots = clocks.map((clock) => ({
    starts_at: `${date}T${clock.replace('-', '')}:00+05:00`,
    available: !clock.startsWith('-'),
  }));
  return { date, slots };
}

describe('the slots of several days', () => {
  const days = [day('2026-05-12'), day('2026-05-13', '-09:00'), day('2026-05-14', '-09:00', '10:00', '11:00')];

  it('are listed without the taken slots', () => {
    expect(freeSlots(days[2]).map((slot) => slot.starts_at.slice(11, 16))).toEqual(['10:00', '11:00']);
    expect(freeSlots(undefined)).toEqual([]);
    expect([undefined, ...days].map(hasFree)).toEqual([false, false, false, true]);
  });

  it('have their nearest free slot on the first day with a free slot', () => {
    expect(firstFreeDay(days)?.date).toBe('2026-05-14');
    expect(nearestSlot(days)?.starts_at).toBe('2026-05-14T10:00:00+05:00');
    expect(nearestSlot(days.slice(0, 2))).toBeUndefined();
  });

  it('are found by their time even if they are taken, and nothing is found at a time that is no slot', () => {
    expect(slotAt(days, '2026-05-14T10:00:00+05:00')?.available).toBe(true);
    expect(slotAt(days, '2026-05-13T09:00:00+05:00')?.available).toBe(false);
    expect(slotAt(days, '2026-05-13T09:10:00+05:00')).toBeUndefined();
    expect(slotAt(days, undefined)).toBeUndefined();
  });
});

const withDays = (days: readonly SlotDay[]): SlotCalendar => ({
  first: '2026-05-12',
  last: '2026-06-08',
  nearest: days.flatMap(({ slots }) => slots).find(({ available }) => available)?.starts_at ?? null,
  days,
});

const at = (date: string, clock: string): string => `${date}T${clock}:00+05:00`;

describe('the chosen slot', () => {
  const days = withDays([
    day('2026-05-12'),
    day('2026-05-13', '-09:00', '10:00', '11:00'),
    day('2026-05-14', '-09:00'),
    day('2026-05-15', '12:00'),
  ]);
  const nearest = chosenTime(days, {});

  it('is the nearest slot by default', () => {
    expect(nearest).toEqual({ day: '2026-05-13', startsAt: at('2026-05-13', '10:00'), lost: undefined });
  });

  it('is the requested slot while it is free', () => {
    expect(chosenTime(days, { starts_at: at('2026-05-13', '11:00') }).startsAt).toBe(at('2026-05-13', '11:00'));
  });

  it('is reported as lost if somebody has taken it, and the next slot of the same day is chosen instead', () => {
    expect(chosenTime(days, { starts_at: at('2026-05-13', '09:00') })).toEqual({
      day: '2026-05-13',
      startsAt: at('2026-05-13', '10:00'),
      lost: at('2026-05-13', '09:00'),
    });
  });

  it('is on the nearest other day with a free slot if the requested day has none', () => {
    expect(chosenTime(days, { date: '2026-05-14' }).day).toBe('2026-05-15');
    expect(chosenTime(withDays(days.days.slice(0, 3)), { date: '2026-05-14' }).day).toBe('2026-05-13');
  });

  it('is the nearest slot if the requested day or time is not offered', () => {
    expect(chosenTime(days, { starts_at: at('2025-01-01', '10:00') })).toEqual(nearest);
    expect(chosenTime(days, { starts_at: at('2026-05-13', '10:10') })).toEqual(nearest);
    expect(chosenTime(days, { starts_at: at('2026-05-15', '10:10') }).day).toBe('2026-05-15');
  });

  it('is undefined if every slot is taken', () => {
    const none = { day: undefined, startsAt: undefined, lost: undefined };
    expect(chosenTime(withDays([day('2026-05-12', '-09:00')]), {})).toEqual(none);
    expect(chosenTime(undefined, {})).toEqual(none);
  });
});

describe('the calendar of slots earlier than a visit', () => {
  const moment = (index: number, clock: string) => `${on(index)}T${clock}:00+05:00`;

  it('has only slots before the visit, and ends with the visit’s day', () => {
    const before = calendarBefore(calendarOf([0], [1, 3]), moment(3, '10:00'));
    expect(before.days.map(({ date, slots }) => [date, slots.length])).toEqual([
      [on(0), 1],
      [on(1), 1],
      [on(2), 1],
      [on(3), 0],
    ]);
    expect([before.first, before.last, before.nearest]).toEqual([FIRST, on(3), moment(1, '10:00')]);
  });

  it('has no nearest slot if no free slot is earlier than the visit', () => {
    expect(calendarBefore(calendarOf([0], [3]), moment(3, '10:00')).nearest).toBeNull();
    expect(calendarBefore(calendarOf([0], []), moment(3, '10:00')).nearest).toBeNull();
  });

  it('ends no later than the usual calendar, and is empty without online booking', () => {
    const calendar = calendarOf([0], [0], 3);
    expect(calendarBefore(calendar, moment(9, '10:00')).last).toBe(on(2));
    expect(calendarBefore({ ...calendar, last: null }, moment(9, '10:00')).last).toBeNull();
  });
});
