import { describe, expect, it } from 'vitest';
import type { DayHours } from '#mocks/db/types/place.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import grid from '../../../../openapi/vectors/slot-grid.json' with { type: 'json' };
import { smallWorld } from '../rules/world.ts';

interface Interval {
  readonly from: string;
  readonly to: string;
}

/** A case of the table with the values that it does not say itself. */
interface Case {
  readonly name: string;
  readonly date: string;
  readonly now: string;
  readonly book_ahead_hours: number;
  readonly filial: Interval & { readonly closed_on_holidays: boolean };
  readonly doctor: (Interval & { readonly breaks: readonly Interval[] }) | null;
  readonly slot_minutes: number;
  readonly duration_minutes: number;
  readonly taken: readonly Interval[];
  readonly expected: Readonly<Record<string, boolean>>;
  readonly closed?: string;
}

const cases = grid.cases.map((one): Case => Object.assign({}, grid.defaults, one));

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const interval = ({ from, to }: Interval) => ({ from: minutes(from), to: minutes(to) });
const everyDay = (hours: DayHours | null) => [hours, hours, hours, hours, hours, hours, hours] as const;

describe("the contract's table of offered times", () => {
  it.each(cases)('$name', ({ date, now, expected, closed = null, ...one }) => {
    const db = smallWorld();
    const settings = { ...db.clinics.require(1).settings, book_ahead_hours: one.book_ahead_hours };
    db.clinics.update(1, { settings });
    db.filials.update(1, {
      hours: everyDay({ ...interval(one.filial), breaks: [] }),
      closed_on_holidays: one.filial.closed_on_holidays,
    });
    const hours = one.doctor && { ...interval(one.doctor), breaks: one.doctor.breaks.map(interval) };
    db.working_hours.update(1, { days: everyDay(hours), slot_minutes: one.slot_minutes });
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
