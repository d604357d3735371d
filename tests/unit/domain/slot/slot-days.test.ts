import { describe, expect, it } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import {
  firstFreeDay,
  freeSlots,
  hasFree,
  monthHeading,
  nearestSlot,
  pageOf,
  slotAt,
  slotRange,
  withOwn,
} from '@/domain/slot/slot-days';
import { addDays } from '@/shared/format/date';

/** `day('2026-05-12', '09:00', '-10:00')`: a minus marks a taken time. */
function day(date: string, ...clocks: string[]): SlotDay {
  const slots = clocks.map((clock) => ({
    starts_at: `${date}T${clock.replace('-', '')}:00+05:00`,
    available: !clock.startsWith('-'),
  }));
  return { date, slots };
}

const days = [day('2026-05-12'), day('2026-05-13', '-09:00'), day('2026-05-14', '-09:00', '10:00', '11:00')];

describe('free times', () => {
  it('leave out the taken ones', () => {
    expect(freeSlots(days[2]).map((slot) => slot.starts_at.slice(11, 16))).toEqual(['10:00', '11:00']);
    expect(freeSlots(undefined)).toEqual([]);
    expect(days.map(hasFree)).toEqual([false, false, true]);
  });

  it('begin on the first day with one', () => {
    expect(firstFreeDay(days)?.date).toBe('2026-05-14');
    expect(nearestSlot(days)?.starts_at).toBe('2026-05-14T10:00:00+05:00');
    expect(nearestSlot(days.slice(0, 2))).toBeUndefined();
  });

  it('differ from taken ones and from times that do not exist', () => {
    expect(slotAt(days, '2026-05-14T10:00:00+05:00')?.available).toBe(true);
    expect(slotAt(days, '2026-05-13T09:00:00+05:00')?.available).toBe(false);
    expect(slotAt(days, '2026-05-13T09:10:00+05:00')).toBeUndefined();
    expect(slotAt(days, undefined)).toBeUndefined();
  });

  it('include the one that the person holds, whatever others see', () => {
    const own = '2026-05-13T09:00:00+05:00';
    expect(firstFreeDay(withOwn(days, own))?.date).toBe('2026-05-13');
    expect(freeSlots(withOwn(days, own)[2])).toHaveLength(2);
    expect(withOwn(days, '2026-05-13T09:10:00+05:00')).toBe(days);
    expect(withOwn(days, undefined)).toBe(days);
  });
});

describe('a page of days', () => {
  const month = Array.from({ length: 28 }, (_, index) =>
    day(addDays('2026-05-12', index), ...(index % 7 === 3 ? ['09:00'] : [])),
  );

  it('holds the chosen day and knows where its neighbours begin', () => {
    const page = pageOf(month, '2026-05-20', 7);
    expect(page.days.map((each) => each.date)).toEqual(month.slice(7, 14).map((each) => each.date));
    expect(page.previous).toBe('2026-05-15');
    expect(page.next).toBe('2026-05-29');
  });

  it('ends at both ends', () => {
    expect(pageOf(month, '2026-05-12', 7).previous).toBeUndefined();
    expect(pageOf(month, '2026-06-08', 7).next).toBeUndefined();
    expect(pageOf([], undefined, 7)).toEqual({ days: [], previous: undefined, next: undefined });
  });

  it('is the first one when the day is unknown', () => {
    expect(pageOf(month, '2027-01-01', 14).days[0]?.date).toBe('2026-05-12');
  });

  it('falls back to the first day of a page without time', () => {
    const empty = month.map(({ date }) => day(date));
    expect(pageOf(empty, '2026-05-12', 7).next).toBe('2026-05-19');
  });

  it('is headed by its month or months', () => {
    expect(monthHeading('2026-05-12', '2026-05-18')).toBe('Май');
    expect(monthHeading('2026-05-26', '2026-06-01')).toBe('Май\u00A0– июнь');
    expect(monthHeading('2026-05-12', '2026-05-25', true)).toBe('Май\u00A02026');
  });
});

it('one request covers four weeks', () => {
  expect(slotRange('2026-05-12')).toEqual({ date_from: '2026-05-12', date_to: '2026-06-08' });
});
