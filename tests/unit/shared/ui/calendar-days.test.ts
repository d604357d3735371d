import { expect, test } from 'vitest';
import { addMonths, clampDay, dayAfterKey, weeksOfMonth } from '@/shared/ui/fields/calendar-days';

test('a month in a calendar begins on Monday and ends on Sunday', () => {
  const weeks = weeksOfMonth('2026-05-12');
  expect(weeks[0]?.[0]).toBe('2026-04-27');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-05-31');
  expect(weeksOfMonth('2026-02-10').flat()).toHaveLength(35);
  expect(weeksOfMonth('2027-02-10').flat()).toHaveLength(28);
});

test('a calendar that moves from the 31st to a shorter month focuses the last day of the shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('keys move the focus in a calendar by a day, a week, a month or a year', () => {
  const after = (key: string, shiftKey = false) => dayAfterKey('2026-05-13', { key, shiftKey });
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => after(key))).toEqual([
    '2026-05-12',
    '2026-05-14',
    '2026-05-06',
    '2026-05-20',
  ]);
  expect([after('Home'), after('End')]).toEqual(['2026-05-11', '2026-05-17']);
  expect([after('PageUp'), after('PageDown', true)]).toEqual(['2026-04-13', '2027-05-13']);
  expect(after('a')).toBeUndefined();
});

test('a calendar replaces a day outside the allowed range by the nearest allowed day', () => {
  expect(clampDay('2026-05-01', '2026-05-12', '2026-06-01')).toBe('2026-05-12');
  expect(clampDay('2026-07-01', '2026-05-12', '2026-06-01')).toBe('2026-06-01');
  expect(clampDay('2026-05-20', undefined, undefined)).toBe('2026-05-20');
});
