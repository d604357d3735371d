import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { age } from '@/shared/format/age';
import {
  addDays,
  calendarDay,
  dateRange,
  dayHeading,
  dayMonthYear,
  dayOf,
  daysBetween,
  monthYear,
  relativeDay,
  today,
  weekdayDay,
  weekdayShort,
} from '@/shared/format/date';
import { dateTime, deadline, time, timeRange, weekdayDateTime } from '@/shared/format/time';
import { momentOf } from '@/shared/format/zone';

const ownZone = process.env['TZ'];

/**
 * Time zones on both sides of the date line, with and without daylight saving, and Almaty's, which
 * may be outdated.
 */
describe.each(['UTC', 'Asia/Almaty', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
  'dates in the browser time zone %s',
  (zone) => {
    beforeEach(() => {
      process.env['TZ'] = zone;
      vi.useFakeTimers({ now: Date.parse('2026-05-12T08:20:00+05:00') });
    });

    afterEach(() => {
      vi.useRealTimers();
      if (ownZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = ownZone;
    });

    it('are tested in a process that has this time zone', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('are shown with the clinic’s time', () => {
      expect(time('2026-05-12T14:30:00+05:00')).toBe('14:30');
      expect(time('2026-05-12T09:30:00Z')).toBe('14:30');
      expect(time('2026-05-12T14:30:00')).toBe('14:30');
      expect(time('2026-03-29T02:30:00+05:00')).toBe('02:30');
      expect(timeRange('2026-05-12T14:30:00+05:00', 40)).toBe('14:30–15:10');
    });

    it('belong to the day in the clinic’s time zone, even near midnight', () => {
      expect(dayOf('2026-05-12T00:10:00+05:00')).toBe('2026-05-12');
      expect(dayOf('2026-05-12T23:50:00+05:00')).toBe('2026-05-12');
      expect(dayOf('2026-05-12T20:30:00Z')).toBe('2026-05-13');
    });

    it('count as today until the clinic’s midnight', () => {
      vi.setSystemTime(Date.parse('2026-05-12T00:10:00+05:00'));
      expect(today()).toBe('2026-05-12');
      vi.setSystemTime(Date.parse('2026-05-12T23:50:00+05:00'));
      expect(today()).toBe('2026-05-12');
    });

    it('are shown as «Сегодня», «Завтра» or a weekday', () => {
      expect(today()).toBe('2026-05-12');
      expect(dayHeading('2026-05-12T00:10:00+05:00', '2026-05-12')).toBe('Сегодня, 12\u00A0мая');
      expect(dayHeading('2026-05-13', '2026-05-12')).toBe('Завтра, 13\u00A0мая');
      expect(dayHeading('2026-05-14', '2026-05-12')).toBe('Четверг, 14\u00A0мая');
      expect(relativeDay('2026-05-11', '2026-05-12')).toBe('Вчера');
      expect(weekdayDay('2026-05-12')).toBe('вторник, 12\u00A0мая');
      expect(weekdayShort('2026-05-12')).toBe('вт');
      expect(monthYear('2026-05-12')).toBe('Май\u00A02026');
    });

    it('of a moment are shown as its day and its time', () => {
      expect(dateTime('2026-05-12T14:30:00+05:00')).toBe('12\u00A0мая, 14:30');
      expect(weekdayDateTime('2026-05-12T14:30:00+05:00')).toBe('Вторник, 12\u00A0мая, 14:30');
      expect(deadline('2026-05-12T10:30:00+05:00', '2026-05-12')).toBe('до\u00A010:30 сегодня');
      expect(deadline('2026-05-13T11:10:00+05:00', '2026-05-12')).toBe('до\u00A011:10 завтра');
      expect(deadline('2026-05-15T06:00:00+05:00', '2026-05-12')).toBe('до\u00A015\u00A0мая, 06:00');
    });

    it('are shown with the year only if it is not the current year', () => {
      expect(calendarDay('2026-01-09')).toBe('9\u00A0января');
      expect(calendarDay('2025-12-31')).toBe('31\u00A0декабря\u00A02025');
      expect(dayMonthYear('1990-05-15')).toBe('15\u00A0мая\u00A01990');
    });

    it('are counted in whole days, even across a clock change', () => {
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
      expect(addDays('2026-05-12', -12)).toBe('2026-04-30');
      expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
      expect(daysBetween('2026-05-12T23:50:00+05:00', '2026-05-13T00:10:00+05:00')).toBe(1);
    });

    it('are shortened in a range within one month', () => {
      expect(dateRange('2026-05-12', '2026-05-18')).toBe('12–18\u00A0мая');
      expect(dateRange('2026-04-30', '2026-05-06')).toBe('30\u00A0апреля\u00A0– 6\u00A0мая');
      expect(dateRange('2026-05-12', '2026-05-12')).toBe('12\u00A0мая');
    });

    it('of birth give the person’s age in full years', () => {
      expect(age('2016-05-12', '2026-05-12')).toBe(10);
      expect(age('2016-05-13', '2026-05-12')).toBe(9);
      expect(age('2016-02-29', '2025-02-28')).toBe(8);
    });
  },
);

it('a moment is written in the contract’s format', () => {
  expect(momentOf('2026-05-12', '14:30')).toBe('2026-05-12T14:30:00+05:00');
});
