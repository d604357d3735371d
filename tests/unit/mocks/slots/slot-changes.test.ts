import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import type { DayHours } from '#mocks/db/types/place.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { SlotEngine, slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, smallWorld } from '../rules/world.ts';

const LINK = 1;
const HELD = { doctor_id: 1, filial_id: 1, service_id: 1 };
let db: Db;
let slots: SlotEngine;
beforeEach(() => {
  db = smallWorld();
  slots = slotsOf(db);
});

const everyDay = (hours: DayHours | null) => [hours, hours, hours, hours, hours, hours, hours] as const;
const clock = (time: string | undefined) => time?.slice(5, 16).replace('T', ' ') ?? 'none';
const nearest = (now = NOW) => clock(slots.nearest([db.doctor_services.require(LINK)], now)?.starts_at);
const dayOf = (
  date: string,
  more: { duration_minutes?: number; desk?: boolean; now?: number; filial_id?: number } = {},
) =>
  slots.days({
    doctor_id: 1,
    filial_id: 1,
    duration_minutes: 30,
    now: NOW,
    date_from: date,
    date_to: date,
    ...more,
  })[0];
const rangeOf = (more: { desk?: boolean } = {}) =>
  slots.range({ doctor_id: 1, filial_id: 1, duration_minutes: 30, now: NOW, ...more });
const timesOn = (date: string, more = {}) => dayOf(date, more)?.slots.map(({ starts_at }) => starts_at.slice(11, 16));

describe('the nearest slot is correct after every change', () => {
  beforeEach(() => {
    expect(nearest()).toBe('05-12 09:30');
  });

  it('of a visit: after booking, cancelling, confirming and removing it', () => {
    const { id } = book(db, 1, at('09:30'));
    expect(nearest()).toBe('05-12 10:00');
    db.visits.update(id, { status: 'cancelled_by_patient' });
    expect(nearest()).toBe('05-12 09:30');
    db.visits.update(id, { status: 'confirmed' });
    expect(nearest()).toBe('05-12 10:00');
    db.visits.remove(id);
    expect(nearest()).toBe('05-12 09:30');
  });

  it('of a visit that moves to another doctor and back', () => {
    const { id } = book(db, 1, at('09:30'), { doctor: 2 });
    expect(nearest()).toBe('05-12 09:30');
    db.visits.update(id, { doctor_id: 1 });
    expect(nearest()).toBe('05-12 10:00');
    db.visits.update(id, { doctor_id: 2 });
    expect(nearest()).toBe('05-12 09:30');
  });

  it('of the hours', () => {
    db.working_hours.update(1, { days: everyDay({ from: 720, to: 1080, breaks: [] }) });
    expect(nearest()).toBe('05-12 12:00');
  });

  it('of a special day or an absence', () => {
    const hours = { from: 900, to: 1080, breaks: [] };
    db.special_days.insert({ id: 1, doctor_id: 1, filial_id: 1, date: '2026-05-12', hours, reason: null });
    expect(nearest()).toBe('05-12 15:00');
    const days = { date_from: '2026-05-12', date_to: '2026-05-13' };
    db.absences.insert({ id: 1, doctor_id: 1, ...days, from_minute: null, to_minute: null, reason: null });
    expect(nearest()).toBe('05-14 09:00');
  });

  it('of the service’s length, and after the service’s removal', () => {
    db.doctor_services.update(LINK, { duration_minutes: 540 });
    expect(nearest()).toBe('05-13 09:00');
    const link = db.doctor_services.require(LINK);
    db.doctor_services.remove(LINK);
    expect(slots.nearest([link], NOW)).toBeNull();
  });

  it('of the doctor’s online booking and number of days open for booking', () => {
    db.doctors.update(1, { has_online_booking: false });
    expect(nearest()).toBe('none');
    db.doctors.update(1, { has_online_booking: true });
    expect(nearest()).toBe('05-12 09:30');
    db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 0, buffer_minutes: 0 });
    expect(nearest()).toBe('none');
  });

  it('of the clinic’s rules and of the filial’s hours and state', () => {
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, book_ahead_hours: 24 } });
    expect(nearest()).toBe('05-13 09:00');
    db.filials.update(1, { hours: everyDay({ from: 600, to: 1080, breaks: [{ from: 600, to: 660 }] }) });
    expect(nearest()).toBe('05-13 11:00');
    db.filials.update(1, { state: 'closed' });
    expect(nearest()).toBe('none');
  });
});

describe('the nearest slot of several services', () => {
  it('is the earliest slot of all, and at equal times the slot of the service that was named first', () => {
    const links = [1, 2].map((id) => db.doctor_services.require(id));
    expect(slots.nearest(links, NOW)?.link.id).toBe(1);
    expect(slots.nearest(links.toReversed(), NOW)?.link.id).toBe(2);
    db.working_hours.update(1, { days: everyDay({ from: 720, to: 1080, breaks: [] }) });
    expect(slots.nearest(links, NOW)?.link.id).toBe(2);
    expect(slots.nearest([], NOW)).toBeNull();
  });
});

describe('the first slot of the weekend', () => {
  const weekend = (now: number) => {
    const moment = slots.first.moment(db.doctor_services.require(LINK), { when: 'weekend' }, now);
    return moment === Infinity ? 'none' : new Date(moment * 60_000).toISOString().slice(5, 16).replace('T', ' ');
  };

  it.each([
    ['on a Tuesday is on Saturday', at('08:20', 12), '05-16 09:00'],
    ['on a Saturday is on the same day', at('10:00', 16), '05-16 11:00'],
    ['on a Saturday night is on Sunday', at('20:00', 16), '05-17 09:00'],
    ['on a Sunday is on the same day', at('10:00', 17), '05-17 11:00'],
    ['on a Sunday night is on the next Saturday', at('20:00', 17), '05-23 09:00'],
    ['on a Monday is on Saturday', at('08:00', 18), '05-23 09:00'],
  ])('for a search %s', (_, now, expected) => {
    expect(weekend(Date.parse(now))).toBe(expected);
  });

  it.each([
    ['on a Tuesday', at('08:20', 12), '05-16 15:00'],
    ['on a Sunday night', at('20:00', 17), '05-23 15:00'],
  ])('for a search %s changes with the filial’s hours and the clinic’s rules', (_, text, expected) => {
    const now = Date.parse(text);
    weekend(now);
    db.filials.update(1, { hours: everyDay({ from: 900, to: 1080, breaks: [] }) });
    expect(weekend(now)).toBe(expected);
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, book_ahead_hours: 500 } });
    expect(weekend(now)).toBe('none');
  });

  it('does not exist for a doctor without hours on weekends', () => {
    const hours = { from: 540, to: 1080, breaks: [] };
    db.working_hours.update(1, { days: [hours, hours, hours, hours, hours, null, null] });
    expect(weekend(NOW)).toBe('none');
    expect(weekend(Date.parse(at('10:00', 17)))).toBe('none');
  });
});

describe('during a hold', () => {
  it('the nearest slot is never the held slot', () => {
    const { starts_at, expires_at } = holdSlot(db, db.users.require(1), { ...HELD, starts_at: at('09:30') }, NOW);
    expect([clock(starts_at), nearest(), nearest()]).toEqual(['05-12 09:30', '05-12 10:00', '05-12 10:00']);
    expect(nearest(Date.parse(expires_at))).toBe('05-12 09:30');
  });

  it('the slots of other doctors stay free', () => {
    holdSlot(db, db.users.require(1), { ...HELD, starts_at: at('09:30') }, NOW);
    expect(clock(slots.nearest([db.doctor_services.require(3)], NOW)?.starts_at)).toBe('05-12 09:30');
  });
});

describe('the days open for online booking', () => {
  beforeEach(() => {
    db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 60, buffer_minutes: 0 });
  });

  it('have slots and are shown on doctors’ cards, and a later day has no slots', () => {
    const first = slots.nearest([db.doctor_services.require(LINK)], NOW);
    const days = first === null ? [] : slots.nextDays(first, { now: NOW, days: 60, per_day: 1 });
    expect([days.length, days.at(-1)?.date]).toEqual([60, '2026-07-10']);
    expect([timesOn('2026-07-10')?.length, timesOn('2026-07-11')?.length]).toEqual([18, 0]);
  });

  it('contain the nearest slot, however many days without free slots come before', () => {
    const absence = { doctor_id: 1, from_minute: null, to_minute: null, reason: null };
    db.absences.insert({ id: 1, ...absence, date_from: '2026-05-12', date_to: '2026-07-10' });
    expect([nearest(), rangeOf().nearest_starts_at]).toEqual(['none', null]);
    db.absences.update(1, { date_to: '2026-06-15' });
    expect([nearest(), clock(rangeOf().nearest_starts_at ?? undefined)]).toEqual(['06-16 09:00', '06-16 09:00']);
  });

  it('end at the date that the response names, and do not exist if online booking is off', () => {
    expect([rangeOf().last_date, rangeOf({ desk: true }).last_date]).toEqual(['2026-07-10', '2027-05-12']);
    db.doctors.update(1, { has_online_booking: false });
    expect(rangeOf()).toEqual({ last_date: null, nearest_starts_at: null });
    expect(rangeOf({ desk: true }).nearest_starts_at).toBe(at('09:00'));
  });
});

describe('the days on a doctor’s card', () => {
  it('are the first days with free slots, each with its first slots and the number of its other slots', () => {
    const first = slots.nearest([db.doctor_services.require(LINK)], NOW);
    const absence = { doctor_id: 1, from_minute: null, to_minute: null, reason: null };
    db.absences.insert({ id: 1, ...absence, date_from: '2026-05-13', date_to: '2026-05-13' });
    const days = first === null ? [] : slots.nextDays(first, { now: NOW, days: 2, per_day: 2 });
    expect(days).toEqual([
      { date: '2026-05-12', slots: [at('09:30'), at('10:00')], more: 15 },
      { date: '2026-05-14', slots: [at('09:00', 14), at('09:30', 14)], more: 16 },
    ]);
  });
});

describe('a day in a filial where the doctor does not work', () => {
  it('has no slots, and no reason why it is closed', () => {
    const day = { date: '2026-05-13', slots: [], closed_reason: null };
    expect(dayOf('2026-05-13', { filial_id: 404 })).toEqual(day);
  });
});

it('a database has one slot engine that follows the changes of its rows; an engine without a cache does not', () => {
  expect(slotsOf(db)).toBe(slots);
  expect(slotsOf(smallWorld())).not.toBe(slots);
  expect(nearest()).toBe('05-12 09:30');
  const once = new SlotEngine(db, false);
  once.nearest([db.doctor_services.require(LINK)], NOW);
  db.filials.update(1, { state: 'closed' });
  // The second engine gets no changes, so it does not know that the filial has closed.
  expect([nearest(), clock(once.nearest([db.doctor_services.require(LINK)], NOW)?.starts_at)]).toEqual([
    'none',
    '05-12 09:30',
  ]);
});

describe('a day', () => {
  it('has no slots if the filial is closed, or is not open during the doctor’s hours', () => {
    db.filials.update(1, { hours: everyDay({ from: 1080, to: 1200, breaks: [] }) });
    expect(dayOf('2026-05-13')).toEqual({ date: '2026-05-13', slots: [], closed_reason: null });
    db.filials.update(1, { hours: everyDay(null) });
    expect(dayOf('2026-05-13')?.slots).toEqual([]);
    db.filials.update(1, { hours: everyDay({ from: 540, to: 1080, breaks: [] }), state: 'draft' });
    expect(dayOf('2026-05-13')?.slots).toEqual([]);
  });

  it('after the last day open for booking has slots at the desk, but no slots online', () => {
    expect(timesOn('2026-06-09')).toEqual([]);
    expect(timesOn('2026-06-09', { desk: true })).toHaveLength(18);
  });
});
