import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { type SlotEngine, slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, HOUR, NOW, smallWorld } from '../rules/world.ts';

let db: Db;
let slots: SlotEngine;
beforeEach(() => {
  db = smallWorld();
  slots = slotsOf(db);
});

describe('at the desk', () => {
  const ask = (starts_at: string, now = NOW) => ({ doctor_id: 1, filial_id: 1, starts_at, now, desk: true });
  const check = (starts_at: string, duration_minutes = 30, now = NOW) =>
    slots.check({ ...ask(starts_at, now), duration_minutes });

  it('a visit may begin at any minute of the working hours, from 15 minutes ago to a year ahead', () => {
    expect(check(at('14:40'))).toBe('free');
    expect(check(at('17:31'))).toBe('off_duty');
    expect(check(at('08:59'))).toBe('off_duty');
    const late = Date.parse(at('10:15'));
    expect([check(at('10:00'), 30, late), check(at('09:59'), 30, late)]).toEqual(['free', 'too_soon']);
    expect(check('2027-05-12T10:00:00+05:00')).toBe('free');
    expect(check('2027-05-13T10:00:00+05:00')).toBe('too_far');
  });

  it('a slot is taken only by a booked visit, never by the busy pattern', () => {
    db.doctors.update(1, { busy: { level: 1, first_day_from: 0 } });
    const free = (more: { desk: boolean }) => {
      const days = { date_from: '2026-05-13', date_to: '2026-05-13' };
      const [day] = slots.days({ doctor_id: 1, filial_id: 1, duration_minutes: 30, now: NOW, ...days, ...more });
      return day?.slots.filter(({ available }) => available).length;
    };
    expect([free({ desk: false }), free({ desk: true })]).toEqual([0, 18]);
    expect([check(at('10:00')), slots.check({ ...ask(at('10:00')), desk: false, duration_minutes: 30 })]).toEqual([
      'free',
      'taken',
    ]);
    expect(slots.room(ask(at('17:00')))).toBe(60);
  });

  it('a visit may last until the free time at its start ends', () => {
    book(db, 1, at('15:00'));
    expect(slots.room(ask(at('10:00'), Date.parse(at('10:15'))))).toBe(300);
    const absence = { doctor_id: 1, from_minute: null, to_minute: null, reason: null };
    db.absences.insert({ id: 1, ...absence, date_from: '2026-05-13', date_to: '2026-05-13' });
    expect(slots.room(ask(at('10:00', 13)))).toBe(0);
    expect(slots.room(ask(at('14:10')))).toBe(50);
    expect(slots.room(ask(at('15:10')))).toBe(0);
    expect(slots.room(ask(at('15:30')))).toBe(150);
    expect(slots.room(ask(at('08:30', 13)))).toBe(0);
    expect(slots.room(ask(at('18:30')))).toBe(0);
    expect(slots.room(ask(at('10:00'), NOW + 4 * HOUR))).toBe(0);
    expect(slots.room({ ...ask(at('10:00')), filial_id: 404 })).toBe(0);
    expect(slots.room(ask('2027-05-13T10:00:00+05:00'))).toBe(0);
  });
});
