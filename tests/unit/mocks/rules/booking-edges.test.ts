import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { WEEKDAYS } from '#mocks/db/lookup.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { dryRun } from '#mocks/rules/schedule/dry-run.ts';
import { changeHours } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, booking, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const PLACE = { doctor_id: 1, filial_id: 1 };
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

/** Free slots of a range of days: `05-13 09:00`. */
function free(from: string, to: string, now = NOW): string[] {
  const days = slotsOf(db).days({ ...PLACE, duration_minutes: 30, now, date_from: from, date_to: to });
  return days.flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ starts_at }) => starts_at));
}
const hold = (starts_at: string, now: number) =>
  holdSlot(db, db.users.require(1), { ...PLACE, service_id: 1, starts_at }, now);

describe.each([24, 47])('a slot that can be booked until %i hours before its start', (book_ahead_hours) => {
  const starts = at('09:00', 16);
  const closes = Date.parse(starts) - book_ahead_hours * HOUR;
  beforeEach(() => {
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, book_ahead_hours } });
  });

  it('can be seen, held and booked at this deadline, but not a minute later', () => {
    expect(free('2026-05-16', '2026-05-16', closes - 30_000)[0]).toBe(starts);
    const { id } = hold(starts, closes - 30_000);
    const visit = bookVisit(db, db.users.require(1), { ...booking, hold_id: id }, closes);
    expect(visit.starts_at).toBe(starts);

    db.visits.remove(visit.id);
    const late = closes + MINUTE;
    expect(free('2026-05-16', '2026-05-16', late)[0]).toBe(at('09:30', 16));
    expect(refusal(() => hold(starts, late))).toMatchObject({ status: 409, fields: ['starts_at'] });
  });
});

describe('a change of hours that closes Fridays of odd weeks', () => {
  it('needs a decision about each affected visit, even fifty weeks ahead', () => {
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
    const days = WEEKDAYS.map((weekday) => ({ weekday, hours: { from: '09:00', to: '18:00' }, breaks: [] }));
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
