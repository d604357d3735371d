import { describe, expect, it } from 'vitest';
import type { DayHours } from '#mocks/db/types/place.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import grid from '../../../../openapi/vectors/slot-grid.json' with { type: 'json' };
import { smallWorld } from '../rules/world.ts';

interface Interval {
  readonly from: string;
  readonly to: string;
}

type Hours = Interval & { readonly breaks: readonly Interval[] };

/** A case of the table, with defaults for the values that it omits. */
interface Case {
  readonly name: string;
  readonly date: string;
  readonly now: string;
  readonly book_ahead_hours: number;
  readonly filial: Interval & { readonly closed_on_holidays: boolean };
  readonly doctor: Hours | null;
  readonly odd_week_doctor: Hours | 'off' | null;
  readonly special_day: Hours | 'off' | null;
  readonly absences: readonly Interval[];
  readonly buffer_minutes: number;
  readonly slot_minutes: number;
  readonly duration_minutes: number;
  readonly taken: readonly Interval[];
  readonly expected: Readonly<Record<string, boolean>>;
  readonly closed?: string;
}

const cases = grid.cases.map((one): Case => Object.assign({}, grid.defaults, one));

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const interval = ({ from, to }: Interval) => ({ from: minutes(from), to: minutes(to) });
const hoursOf = (hours: Hours | 'off' | null): DayHours | null =>
  hours === null || hours === 'off' ? null : { ...interval(hours), breaks: hours.breaks.map(interval) };
const everyDay = (hours: DayHours | null) => [hours, hours, hours, hours, hours, hours, hours] as const;

describe('the contract’s table of offered slots matches our rule in the case', () => {
  it.each(cases)('$name', ({ date, now, expected, closed = null, ...one }) => {
    const db = smallWorld();
    const settings = { ...db.clinics.require(1).settings, book_ahead_hours: one.book_ahead_hours };
    db.clinics.update(1, { settings });
    db.filials.update(1, {
      hours: everyDay({ ...interval(one.filial), breaks: [] }),
      closed_on_holidays: one.filial.closed_on_holidays,
    });
    db.working_hours.update(1, {
      days: everyDay(hoursOf(one.doctor)),
      odd_days: one.odd_week_doctor === null ? null : everyDay(hoursOf(one.odd_week_doctor)),
      slot_minutes: one.slot_minutes,
    });
    if (one.buffer_minutes > 0) {
      const { buffer_minutes } = one;
      db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 28, buffer_minutes });
    }
    if (one.special_day !== null) {
      const own = { id: 1, doctor_id: 1, filial_id: 1, date, reason: null };
      db.special_days.insert({ ...own, hours: hoursOf(one.special_day) });
    }
    for (const [index, { from, to }] of one.absences.entries()) {
      db.absences.insert({
        id: index + 1,
        doctor_id: 1,
        date_from: date,
        date_to: date,
        from_minute: minutes(from),
        to_minute: minutes(to),
        reason: 'Конференция',
      });
    }
    for (const [index, { from, to }] of one.taken.entries()) {
      db.slot_holds.insert({
        id: `5f0c9a34-7d1e-4c4b-9f52-0a7d6a2b1c1${index}`,
        user_id: 2,
        doctor_id: 1,
        filial_id: 2,
        service_id: 1,
        service_title: 'Первичный приём кардиолога',
        price: 20_000,
        duration_minutes: minutes(to) - minutes(from),
        starts_at: `${date}T${from}:00+05:00`,
        ends_at: `${date}T${to}:00+05:00`,
        expires_at: `${date}T23:59:00+05:00`,
        visit_id: null,
      });
    }

    const [day] = slotsOf(db).days({
      doctor_id: 1,
      filial_id: 1,
      duration_minutes: one.duration_minutes,
      date_from: date,
      date_to: date,
      now: Date.parse(now),
    });

    const offered = day?.slots.map(({ starts_at, available }) => [starts_at.slice(11, 16), available]) ?? [];
    expect(Object.fromEntries(offered)).toEqual(expected);
    expect(day?.closed_reason).toBe(closed);
  });
});
