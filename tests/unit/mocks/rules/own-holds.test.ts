import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { holdForGuest } from '#mocks/rules/guest-holds.ts';
import { holdSlot, liveHold, offeredHoldIds } from '#mocks/rules/slot-holds.ts';
import { offerTime } from '#mocks/rules/waitlist-offers.ts';
import { wishForTime } from '#mocks/rules/waitlist.ts';
import { at, book, booking, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const slot = (starts_at: string, more: { filial_id?: number; doctor_id?: number; service_id?: number } = {}) => ({
  doctor_id: 1,
  filial_id: 1,
  service_id: 1,
  starts_at,
  ...more,
});
const person = (id: number) => db.users.require(id);
const holds = () => [...db.slot_holds.all()].map(({ starts_at, user_id }) => [user_id, starts_at.slice(11, 16)]);

/** Somebody has a visit at 14:00 tomorrow, waits for an earlier time and is offered 10:00 today. */
function offered(userId: number) {
  const visit = book(db, userId, at('14:00', 13));
  const wish = wishForTime(db, person(userId), { visit_id: visit.id }, NOW);
  offerTime(db, { filial_ids: [1] }, wish.id, at('10:00'), NOW);
  return visit;
}

describe('what a person holds', () => {
  it('lives beside two others; a fourth ends the oldest, and what is over goes, whoever held it', () => {
    holdSlot(db, person(2), slot(at('16:00')), NOW - 6 * MINUTE);
    holdSlot(db, person(3), slot(at('17:00')), NOW);
    for (const [minute, clock] of ['14:30', '15:00', '15:30', '16:00'].entries()) {
      holdSlot(db, person(1), slot(at(clock)), NOW + minute * 1000);
    }
    expect(holds()).toEqual([
      [3, '17:00'],
      [1, '15:00'],
      [1, '15:30'],
      [1, '16:00'],
    ]);
  });

  it('keeps its id and its end when it is asked for again, as a reload does', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + MINUTE)).toEqual(first);
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + 5 * MINUTE).id).not.toBe(first.id);
  });

  it('is replaced by the one that names it, and stays when that is refused', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(2), slot(at('16:00')), NOW);
    const taken = { ...slot(at('16:00')), hold_id: first.id };
    expect(refusal(() => holdSlot(db, person(1), taken, NOW)).status).toBe(409);
    expect(liveHold(db, person(1), first.id, NOW)).toEqual(first);
    holdSlot(db, person(1), { ...slot(at('15:00')), hold_id: first.id }, NOW);
    expect(liveHold(db, person(1), first.id, NOW)).toBeUndefined();
  });

  it('is replaced by one that the doctor could not keep beside it', () => {
    db.working_hours.update(1, { slot_minutes: 10 });
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('14:40')), NOW);
    expect(holds()).toEqual([[1, '14:40']]);
  });

  it('may meet another one at another doctor: two are compared', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('14:30'), { doctor_id: 2 }), NOW);
    expect(holds()).toEqual([
      [1, '14:30'],
      [1, '14:30'],
    ]);
  });

  it('is not prolonged for a guest who names its id', () => {
    const own = holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(refusal(() => holdForGuest(db, { ...slot(at('14:30')), hold_id: own.id }, NOW)).status).toBe(409);
    expect(holds()).toEqual([[1, '14:30']]);
  });
});

describe('a time that was offered', () => {
  it('stays when its person holds another one, and is theirs to take', () => {
    offered(1);
    expect(offeredHoldIds(db, person(1))).toEqual([...db.slot_holds.all()].map(({ id }) => id));
    holdSlot(db, person(1), slot(at('15:00')), NOW);
    holdSlot(db, person(1), slot(at('16:00')), NOW);
    expect(holds()).toEqual([
      [1, '10:00'],
      [1, '15:00'],
      [1, '16:00'],
    ]);
    expect(holdSlot(db, person(1), slot(at('10:00')), NOW).starts_at).toBe(at('10:00'));
  });

  it('is nobody else’s, and no hold that could be booked', () => {
    offered(1);
    expect(refusal(() => holdSlot(db, person(2), slot(at('10:00')), NOW)).status).toBe(409);
    expect(offeredHoldIds(db, person(2))).toEqual([]);
    const [id = ''] = offeredHoldIds(db, person(1));
    expect(liveHold(db, person(1), id, NOW)).toBeUndefined();
    expect(refusal(() => bookVisit(db, person(1), { ...booking, hold_id: id }, NOW))).toMatchObject({
      status: 409,
      fields: ['hold_id'],
      text: 'Время больше не удерживается. Выберите его снова',
    });
  });

  it('is not what an ordinary hold is', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(offeredHoldIds(db, person(1))).toEqual([]);
  });
});

describe('a time to move a visit to', () => {
  const move = (visit_id: number, wanted: ReturnType<typeof slot>) =>
    holdSlot(db, person(1), { ...wanted, visit_id }, NOW);

  it('is of the same doctor and of the same service', () => {
    const { id } = book(db, 1, at('14:30'));
    expect(refusal(() => move(id, slot(at('16:00'), { doctor_id: 2 })))).toEqual({
      status: 422,
      fields: ['doctor_id'],
      text: 'Перенести запись можно только к тому же врачу',
    });
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'ekg' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    expect(refusal(() => move(id, slot(at('16:00'), { service_id: 2 })))).toEqual({
      status: 422,
      fields: ['service_id'],
      text: 'При переносе услуга остаётся прежней',
    });
    expect(refusal(() => move(404, slot(at('16:00'))))).toEqual({
      status: 422,
      fields: ['visit_id'],
      text: 'Такой записи нет',
    });
  });

  it('may be of another clinic where the doctor receives, at the price and of the length that it has there', () => {
    const { id } = book(db, 1, at('14:30'));
    db.doctor_services.update(1, { price: 99_000, duration_minutes: 60 });
    expect(move(id, slot(at('16:00')))).toMatchObject({ price: 10_000, duration_minutes: 30, visit_id: id });
    expect(move(id, slot(at('16:00'), { filial_id: 2 }))).toMatchObject({ price: 20_000, visit_id: id });
  });

  it('overlaps the visit itself, and nobody else’s', () => {
    const { id } = book(db, 1, at('14:30'));
    book(db, 2, at('15:00'));
    db.working_hours.update(1, { slot_minutes: 10 });
    expect(move(id, slot(at('14:20'))).starts_at).toBe(at('14:20'));
    expect(refusal(() => move(id, slot(at('14:40')))).status).toBe(409);
  });
});

describe('what only the phone books', () => {
  it('can’t be held, by a patient or a guest', () => {
    db.doctors.update(1, { has_online_booking: false });
    const told = {
      status: 409,
      fields: ['starts_at'],
      text: 'К этому врачу записывают только по телефону',
    };
    expect(refusal(() => holdSlot(db, person(1), slot(at('14:30')), NOW))).toEqual(told);
    expect(refusal(() => holdForGuest(db, slot(at('14:30')), NOW))).toEqual(told);
  });

  it('and a doctor who does not exist is named', () => {
    expect(refusal(() => holdSlot(db, person(1), slot(at('14:30'), { doctor_id: 404 }), NOW))).toEqual({
      status: 422,
      fields: ['doctor_id'],
      text: 'Такого врача нет',
    });
  });
});

describe('a guest’s hold', () => {
  it.each([
    ['another doctor', { doctor_id: 2 }],
    ['another filial', { filial_id: 2 }],
    ['another time', { starts_at: at('15:00') }],
  ])('is a new one for %s', (_, more) => {
    const first = holdForGuest(db, slot(at('14:30')), NOW);
    const second = holdForGuest(db, { ...slot(at('14:30')), ...more, hold_id: first.id }, NOW + MINUTE);
    expect(second.id).not.toBe(first.id);
    expect([...db.slot_holds.all()]).toEqual([second]);
    expect(second).toMatchObject({ expires_at: '2026-05-12T08:26:00+05:00', ...more });
  });

  it('is a new one for another service', () => {
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'ekg', title: 'ЭКГ' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    const first = holdForGuest(db, slot(at('14:30')), NOW);
    const second = holdForGuest(db, { ...slot(at('14:30'), { service_id: 2 }), hold_id: first.id }, NOW);
    expect([second.id === first.id, second.service_title]).toEqual([false, 'ЭКГ']);
  });

  it('is counted for each address by itself', () => {
    for (let n = 0; n < 10; n += 1) holdForGuest(db, slot(at(`1${n % 8}:${n < 8 ? '00' : '30'}`)), NOW, '10.0.0.1');
    expect(refusal(() => holdForGuest(db, slot(at('17:30')), NOW, '10.0.0.1')).status).toBe(429);
    expect(holdForGuest(db, slot(at('17:30')), NOW, '10.0.0.2')).toBeDefined();
  });
});
