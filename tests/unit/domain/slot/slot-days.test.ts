import { describe, expect, it } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { firstFreeDay, freeSlots, hasFree, monthHeading, nearestSlot, slotAt } from '@/domain/slot/slot-days';

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
});

it('a page is headed by its month or months', () => {
  expect(monthHeading('2026-05-12', '2026-05-18')).toBe('Май');
  expect(monthHeading('2026-05-26', '2026-06-01')).toBe('Май\u00A0– июнь');
  expect(monthHeading('2026-05-12', '2026-05-25', true)).toBe('Май\u00A02026');
});
