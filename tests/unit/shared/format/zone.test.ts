import { describe, expect, it } from 'vitest';
import { dayOf } from '@/shared/format/date';
import { weekdayDateTime } from '@/shared/format/time';
import { isDay, isMoment, momentOf } from '@/shared/format/zone';

describe('the contract’s format of a moment', () => {
  it.each([
    momentOf('2026-05-12', '14:30'),
    '2026-05-12T14:30+05:00',
    '2028-02-29T00:00:00+05:00',
    '2026-12-31T23:59:59+05:00',
    '1000-01-01T00:00:00+05:00',
    '2999-12-31T23:59:59+05:00',
  ])('accepts %s', (text) => {
    expect(isMoment(text)).toBe(true);
    expect(dayOf(text)).toBe(text.slice(0, 10));
    expect(weekdayDateTime(text)).toContain(text.slice(11, 16));
  });

  it.each([
    '2026-99-99T99:99:00+05:00',
    '2026-02-31T09:00:00+05:00',
    '2026-02-29T09:00:00+05:00',
    '2026-00-10T09:00:00+05:00',
    '2026-05-12T24:00:00+05:00',
    '2026-05-12T09:60:00+05:00',
    '2026-05-12T09:00:60+05:00',
    '0000-01-01T00:00:00+05:00',
    '9999-12-31T23:59:00+05:00',
    '2026-05-12T14:30:00+06:00',
    '2026-05-12T14:30:00Z',
    '2026-05-12T14:30:00',
    '2026-05-12 14:30:00+05:00',
    '2026-05-12T14+05:00',
    '2026-05-12+05:00',
    '2026-05-12T14:30:00.000+05:00',
    '12 мая 2026T14:30:00+05:00',
    '+05:00',
    '',
  ])('rejects «%s»', (text) => {
    expect(isMoment(text)).toBe(false);
  });
});

describe('the contract’s format of a day', () => {
  it.each(['2026-05-12', '2028-02-29', '1900-01-01'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-04-00',
    '2026-4-1',
    '2026-05-1',
    '2026-05',
    '2026-05-12T',
    '26-05-12',
    '0000-01-01',
    '9999-12-31',
    '-2026-05-1',
    '12.05.2026',
    '',
  ])('rejects «%s»', (text) => {
    expect(isDay(text)).toBe(false);
  });
});
