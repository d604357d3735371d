import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { holdForGuest } from '#mocks/rules/guest-holds.ts';
import { writeReview } from '#mocks/rules/reviews.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { nearestSampling, samplingRange } from '#mocks/slots/sampling-times.ts';
import { BY_APPOINTMENT, daysOf, emptyTime, sample, samplingWorld, URINE, WALK_IN } from './sampling-world.ts';
import { at, book, booking, HOUR, MINUTE, NOW, refusal } from './world.ts';

let db: Db;
beforeEach(() => {
  db = samplingWorld();
});

const person = (id: number) => db.users.require(id);
const days = (from?: string, to?: string) => daysOf(db, from, to);
const empty = (nth?: number) => emptyTime(db, nth);

/** The start of the doctor's half hour in which a time lies. */
function halfHourOf(time: string): string {
  return `${time.slice(0, 14)}${Number(time.slice(14, 16)) < 30 ? '00' : '30'}${time.slice(16)}`;
}

function give(user: number, starts_at: string): VisitRow {
  const { id: hold_id } = holdSlot(db, person(user), sample(starts_at), NOW);
  return bookVisit(db, person(user), { ...booking, hold_id }, NOW);
}

describe('slots for giving a sample', () => {
  it('are ten minutes apart within the filial’s hours, and begin an hour from now', () => {
    const [today] = days();
    expect(today?.slots[0]?.starts_at).toBe(at('09:20'));
    const tomorrow = days('2026-05-13')[0]?.slots.map(({ starts_at }) => starts_at.slice(11, 16)) ?? [];
    expect(tomorrow.slice(0, 3)).toEqual(['09:00', '09:10', '09:20']);
    expect(new Set(tomorrow).size).toBe(tomorrow.length);
  });

  it('do not exist on Sundays, on holidays and after the last day open for booking, and a holiday is named', () => {
    db.filials.update(BY_APPOINTMENT, { closed_on_holidays: true });
    expect(days('2026-05-17')[0]).toEqual({ date: '2026-05-17', slots: [], closed_reason: null });
    expect(days('2026-05-27')[0]).toEqual({ date: '2026-05-27', slots: [], closed_reason: 'Курбан айт' });
    expect(days('2026-06-22')[0]?.slots.length).toBeGreaterThan(0);
    expect(days('2026-06-23')[0]?.slots).toEqual([]);
    expect(samplingRange(db, { filial: db.filials.require(BY_APPOINTMENT), now: NOW }).last_date).toBe('2026-06-22');
  });

  it('show how many people can still book each slot, and the nearest slot is the first slot that is not full', () => {
    const slots = days('2026-05-12', '2026-06-01').flatMap((day) => day.slots);
    for (const { available, seats_left } of slots) expect(available).toBe(seats_left > 0);
    expect(new Set(slots.map(({ seats_left }) => seats_left))).toEqual(new Set([0, 1, 2, 3]));
    const nearest = (id: number) => nearestSampling(db, { filial: db.filials.require(id), now: NOW });
    expect(nearest(BY_APPOINTMENT)).toBe(slots.find(({ available }) => available)?.starts_at);
    expect(nearest(WALK_IN)).toBeNull();
  });
});

describe('a slot for samples of several people', () => {
  it('can be booked by as many people as the slot has seats, whatever their analyses are', () => {
    const time = empty();
    for (const user of [1, 2, 3]) give(user, time);
    expect(days('2026-05-13')[0]?.slots.find(({ starts_at }) => starts_at === time)).toMatchObject({
      available: false,
      seats_left: 0,
    });
    expect(refusal(() => holdSlot(db, person(4), sample(time, BY_APPOINTMENT, URINE), NOW))).toMatchObject({
      status: 409,
      fields: ['starts_at'],
    });
  });

  it('has one seat fewer for each hold, a guest’s hold included', () => {
    const time = empty();
    give(1, time);
    holdSlot(db, person(2), sample(time), NOW);
    holdForGuest(db, sample(time), NOW);
    expect(refusal(() => holdSlot(db, person(4), sample(time), NOW))).toMatchObject({ status: 409 });
    expect(holdSlot(db, person(4), sample(time), NOW + 5 * MINUTE).doctor_id).toBeNull();
  });

  it('is independent of doctors’ visits at the same time', () => {
    const time = empty();
    book(db, 2, halfHourOf(time), { filial: BY_APPOINTMENT });
    give(1, time);
    expect(days('2026-05-13')[0]?.slots.find(({ starts_at }) => starts_at === time)?.seats_left).toBe(2);
  });

  it.each([
    ['less than an hour ahead', () => sample(at('09:10')), 409, 'starts_at'],
    ['on a Sunday', () => sample(at('09:00').replace('-12T', '-17T')), 409, 'starts_at'],
    ['at a time between two slots', () => sample(at('10:05')), 409, 'starts_at'],
    ['where people come without an appointment', () => sample(empty(), WALK_IN), 422, 'filial_id'],
    ['in an unknown filial', () => sample(empty(), 99), 422, 'filial_id'],
    ['for a service that is not an analysis', () => sample(empty(), BY_APPOINTMENT, 1), 422, 'service_id'],
    ['for an analysis that the filial does not take', () => sample(empty(), BY_APPOINTMENT, 77), 422, 'service_id'],
  ])('can’t be held %s', (_, request, status, field) => {
    expect(refusal(() => holdSlot(db, person(1), request(), NOW))).toMatchObject({ status, fields: [field] });
  });
});

describe('a visit without a doctor', () => {
  it('prevents another visit of the family at the same time', () => {
    const time = empty();
    give(1, time);
    const hold = holdSlot(
      db,
      person(1),
      { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: halfHourOf(time) },
      NOW,
    );
    const refused = refusal(() => bookVisit(db, person(1), { ...booking, hold_id: hold.id }, NOW));
    expect(refused).toMatchObject({ status: 409, fields: ['family_member_id'] });
  });

  it('can be moved to another time of the same analysis in the same clinic', () => {
    const visit = give(1, empty());
    const other = empty(1);
    const wrong = [
      { ...sample(other), service_id: URINE },
      { doctor_id: 1, filial_id: BY_APPOINTMENT, service_id: 1, starts_at: other },
    ];
    for (const request of wrong) {
      expect(refusal(() => holdSlot(db, person(1), { ...request, visit_id: visit.id }, NOW)).status).toBe(422);
    }
    const hold = holdSlot(db, person(1), { ...sample(other), visit_id: visit.id }, NOW);
    expect(rescheduleVisit(db, person(1), visit.id, hold.id, NOW)).toMatchObject({
      starts_at: other,
      status: 'pending',
    });
  });

  it('can be moved to the slot that it already has, although this slot is full', () => {
    const time = empty();
    const [visit] = [1, 2, 3].map((user) => give(user, time));
    expect(holdSlot(db, person(1), { ...sample(time), visit_id: visit?.id ?? 0 }, NOW).starts_at).toBe(time);
  });

  it('is confirmed and marked by the clinic, and the texts about the visit name no doctor', () => {
    const visit = give(1, empty());
    const clinic = person(22);
    const then = Date.parse(visit.starts_at);
    for (const [status, now] of [
      ['confirmed', NOW],
      ['arrived', then],
      ['completed', then + MINUTE],
    ] as const) {
      changeVisitState(db, { by: 'clinic', user: clinic }, visit.id, { status }, now);
    }
    expect(db.visit_events.find('visit', visit.id).map(({ text }) => text)).toEqual([
      'Вы записались',
      'Клиника подтвердила запись',
      'Вы пришли сдать анализ',
      'Анализ взят',
    ]);
    expect([...db.notifications.all()].filter(({ cabinet }) => cabinet === 'doctor')).toEqual([]);
    const words = { rating: 5, text: 'Быстро и без боли.', anonymous: false };
    const review = writeReview(db, person(1), { visit_id: visit.id, ...words }, then + HOUR);
    expect(review).toMatchObject({ doctor_id: null, filial_id: BY_APPOINTMENT });
  });
});
