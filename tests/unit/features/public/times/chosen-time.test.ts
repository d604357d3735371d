import { describe, expect, it } from 'vitest';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { SlotCalendar } from '@/domain/slot/slot-calendar';
import { chosenTime } from '@/features/public/times/chosen-time';
import { requestedTime, timeParams } from '@/features/public/times/times-search';

/** `day('2026-05-12', '09:00', '-10:00')`: a minus marks a taken time. */
const day = (date: string, ...clocks: string[]): SlotDay => ({
  date,
  slots: clocks.map((clock) => ({
    starts_at: `${date}T${clock.replace('-', '')}:00+05:00`,
    available: !clock.startsWith('-'),
  })),
});

const calendar = (days: readonly SlotDay[]): SlotCalendar => ({
  first: '2026-05-12',
  last: '2026-06-08',
  nearest: days.flatMap(({ slots }) => slots).find(({ available }) => available)?.starts_at ?? null,
  days,
});

const at = (date: string, clock: string): string => `${date}T${clock}:00+05:00`;

describe('the chosen time', () => {
  const days = calendar([
    day('2026-05-12'),
    day('2026-05-13', '-09:00', '10:00', '11:00'),
    day('2026-05-14', '-09:00'),
    day('2026-05-15', '12:00'),
  ]);
  const nearest = chosenTime(days, undefined, undefined);

  it('is the nearest to begin with', () => {
    expect(nearest).toEqual({ day: '2026-05-13', startsAt: at('2026-05-13', '10:00'), lost: undefined });
  });

  it('is the requested one while it is free', () => {
    expect(chosenTime(days, '2026-05-13', at('2026-05-13', '11:00')).startsAt).toBe(at('2026-05-13', '11:00'));
  });

  it('is reported as lost when it is taken, and the next one of that day replaces it', () => {
    expect(chosenTime(days, '2026-05-13', at('2026-05-13', '09:00'))).toEqual({
      day: '2026-05-13',
      startsAt: at('2026-05-13', '10:00'),
      lost: at('2026-05-13', '09:00'),
    });
  });

  it('moves on to the next day with time', () => {
    expect(chosenTime(days, '2026-05-14', undefined).day).toBe('2026-05-15');
    expect(chosenTime(calendar(days.days.slice(0, 3)), '2026-05-14', undefined).day).toBe('2026-05-13');
  });

  it('ignores days and times that are not offered', () => {
    expect(chosenTime(days, '2025-01-01', at('2025-01-01', '10:00'))).toEqual(nearest);
    expect(chosenTime(days, '2026-05-13', at('2026-05-13', '10:10'))).toEqual(nearest);
  });

  it('is undefined when every time is taken', () => {
    const none = { day: undefined, startsAt: undefined, lost: undefined };
    expect(chosenTime(calendar([day('2026-05-12', '-09:00')]), undefined, undefined)).toEqual(none);
  });
});

describe('a time in the URL', () => {
  it('is a day and a clock for people, and one moment for everything else', () => {
    const startsAt = at('2026-05-13', '09:30');
    expect(timeParams(startsAt)).toEqual({ date: '2026-05-13', time: '09:30' });
    expect(requestedTime(timeParams(startsAt))).toBe(startsAt);
  });

  it('needs both', () => {
    expect(requestedTime({ time: '11:00' })).toBeUndefined();
    expect(requestedTime({ date: '2026-05-13' })).toBeUndefined();
  });
});
