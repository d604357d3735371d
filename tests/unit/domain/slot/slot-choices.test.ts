import { describe, expect, it } from 'vitest';
import { groupByPart, partOfDay } from '@/domain/slot/slot-choices';

const at = (clock: string): string => `2026-05-12T${clock}:00+05:00`;

describe('the part of the day', () => {
  it.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'day'],
    ['16:59', 'day'],
    ['17:00', 'evening'],
    ['23:30', 'evening'],
  ])('of a slot at %s is «%s»', (clock, part) => {
    expect(partOfDay(at(clock))).toBe(part);
  });

  it('depends on the clinic’s time zone, whatever time zone the slot is written in', () => {
    expect(partOfDay('2026-05-12T06:30:00Z')).toBe('morning');
    expect(partOfDay('2026-05-12T07:00:00Z')).toBe('day');
  });
});

describe('a list of slots grouped by part of the day', () => {
  it('keeps the order and omits empty parts', () => {
    const slots = ['08:00', '08:40', '18:20'].map((clock) => ({ starts_at: at(clock) }));
    expect(groupByPart(slots)).toEqual([
      { part: 'morning', title: 'Утро', slots: slots.slice(0, 2) },
      { part: 'evening', title: 'Вечер', slots: slots.slice(2) },
    ]);
    expect(groupByPart([])).toEqual([]);
  });
});
