import { beforeEach, describe, expect, it } from 'vitest';
import type { Weekday } from '#generated/models/weekday.ts';
import type { Db } from '#mocks/db/db.ts';
import type { WeekHours } from '#mocks/db/types/place.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { dryRun } from '#mocks/rules/schedule/dry-run.ts';
import { changeHours } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, booking, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const PLACE = { doctor_id: 1, filial_id: 1 };
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

/** Free times of a range of days, `05-13 09:00`. */
function free(from: string, to: string, now = NOW): string[] {
  const days = slotsOf(db).days({ ...PLACE, duration_minutes: 30, now, date_from: from, date_to: to });
  return days.flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ starts_at }) => starts_at));
}
const hold = (starts_at: string, now: number) =>
  holdSlot(db, db.users.require(1), { ...PLACE, service_id: 1, starts_at }, now);

describe.each([24, 47, 72])('with booking closed %i hours ahead', (book_ahead_hours) => {
  const starts = at('09:00', 16);
  const closes = Date.parse(starts) - book_ahead_hours * HOUR;
  beforeEach(() => {
    const { settings } = db.clinics.require(1);
    db.clinics.update(1, { settings: { ...settings, book_ahead_hours } });
  });

  it('the last minute shows, holds and books the time, and the next one does none of it', () => {
    expect(free('2026-05-16', '2026-05-16', closes - 30_000)[0]).toBe(starts);
    const { id } = hold(starts, closes - 30_000);
    const visit = bookVisit(db, db.users.require(1), { ...booking, hold_id: id }, closes);
    expect(visit.starts_at).toBe(starts);

    db = smallWorldWith(book_ahead_hours);
    const late = closes + MINUTE;
    expect(free('2026-05-16', '2026-05-16', late)[0]).toBe(at('09:30', 16));
    expect(refusal(() => hold(starts, late))).toMatchObject({ status: 409, fields: ['starts_at'] });
  });

  it('half a minute before midnight no other time is gone', () => {
    const midnight = Date.parse(at('23:59', 12)) + 30_000;
    const first = midnight + book_ahead_hours * HOUR;
    const times = free('2026-05-13', '2026-05-18', midnight);
    const all = free('2026-05-13', '2026-05-18', NOW - 80 * HOUR);
    expect(times).toEqual(all.filter((time) => Date.parse(time) >= first));
  });
});

function smallWorldWith(book_ahead_hours: number): Db {
  const world = smallWorld();
  const { settings } = world.clinics.require(1);
  world.clinics.update(1, { settings: { ...settings, book_ahead_hours } });
  return world;
}

describe('a doctor with one time a day', () => {
  const MORNING = { from: 9 * 60, to: 9 * 60 + 40, breaks: [] };
  beforeEach(() => {
    const days: WeekHours = [MORNING, MORNING, MORNING, MORNING, MORNING, MORNING, MORNING];
    db.working_hours.update(1, { days, slot_minutes: 40 });
    db.doctor_services.update(1, { duration_minutes: 40 });
  });

  it('has it until it is booked, then the next day’s, and again once it is called off', () => {
    const times = () =>
      slotsOf(db)
        .days({ ...PLACE, duration_minutes: 40, now: NOW, date_from: '2026-05-13', date_to: '2026-05-14' })
        .map(({ slots }) => slots.map(({ available }) => available));
    expect(times()).toEqual([[true], [true]]);
    const visit = book(db, 1, at('09:00', 13));
    expect(times()).toEqual([[false], [true]]);
    expect(slotsOf(db).nearest([db.doctor_services.require(1)], NOW)?.starts_at).toBe(at('09:00', 14));
    db.visits.update(visit.id, { status: 'cancelled_by_patient' });
    expect(times()).toEqual([[true], [true]]);
  });
});

describe('a week that is partly closed', () => {
  it('has the times of what is left: an absence from noon on, a holiday, hours of odd weeks', () => {
    // The 27th is a holiday; the week of the 25th is even, the next one odd.
    db.filials.update(1, { closed_on_holidays: true });
    const DAY = { from: 9 * 60, to: 18 * 60, breaks: [] };
    const odd: WeekHours = [null, DAY, DAY, DAY, DAY, null, null];
    db.working_hours.update(1, { odd_days: odd });
    const away = { doctor_id: 1, from_minute: 12 * 60, to_minute: null, reason: null };
    db.absences.insert({ id: 1, ...away, date_from: '2026-05-28', date_to: '2026-05-29' });
    const question = { ...PLACE, duration_minutes: 30, now: NOW, date_from: '2026-05-25', date_to: '2026-06-02' };
    const days = slotsOf(db).days(question);
    expect(days.map(({ date, slots, closed_reason }) => [date.slice(5), slots.length, closed_reason])).toEqual([
      ['05-25', 18, null],
      ['05-26', 18, null],
      ['05-27', 0, 'Курбан айт'],
      ['05-28', 6, null],
      ['05-29', 0, 'Врач не принимает'],
      ['05-30', 18, null],
      ['05-31', 18, null],
      ['06-01', 0, null],
      ['06-02', 18, null],
    ]);
  });
});

describe('hours that lose the Fridays of odd weeks', () => {
  it('ask about each of them that is booked, in five, nine and fifty weeks too', () => {
    const account = db.users.require(11);
    const doctor = db.doctors.require(1);
    const new_client = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10' };
    const onFriday = (date: string) => {
      const request = { ...PLACE, service_id: 1, source: 'phone' as const, new_client };
      return bookAtDesk(db, { by: 'doctor', user: account }, { ...request, starts_at: `${date}T10:00:00+05:00` }, NOW)
        .id;
    };
    const odd = ['2026-06-19', '2026-07-17', '2027-04-30'].map(onFriday);
    const even = ['2026-06-12', '2027-04-23', '2027-05-07'].map(onFriday);
    const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const days = weekdays.map((weekday) => ({ weekday, hours: { from: '09:00', to: '18:00' }, breaks: [] }));
    const odd_days = days.map((day) => (day.weekday === 'friday' ? { ...day, hours: null } : day));
    const mode = { slot_minutes: 30, days, odd_days };

    const unsaved = { operating_mode: { filial_id: 1, ...mode }, absence: null, special_day: null, settings: null };
    expect(dryRun(db, doctor, unsaved, NOW).visits.map(({ visit: { id } }) => id)).toEqual(odd);
    const save = (kept: readonly number[]) => {
      const decisions = kept.map((visit_id) => ({ visit_id, action: 'keep' as const }));
      return changeHours(db, account, doctor, 1, { ...mode, decisions }, NOW);
    };
    expect(refusal(() => save([])).text).toContain('19 июня');
    expect(refusal(() => save(odd.slice(0, 2))).text).toContain('30 апреля');
    save(odd);
    for (const id of [...odd, ...even]) expect(db.visits.require(id).status).toBe('confirmed');
  });
});
