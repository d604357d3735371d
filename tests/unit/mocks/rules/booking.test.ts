import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { holdSlot, liveHold } from '#mocks/rules/slot-holds.ts';
import { at, book, booking, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const slot = (starts_at: string, filial_id = 1, doctor_id = 1) => ({ doctor_id, filial_id, service_id: 1, starts_at });
const person = (id: number) => db.users.require(id);

describe('a hold', () => {
  it('lasts five minutes', () => {
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(hold.expires_at).toBe('2026-05-12T08:25:00+05:00');
    expect(liveHold(db, person(1), hold.id, NOW + 5 * MINUTE - 1)).toEqual(hold);
    expect(liveHold(db, person(1), hold.id, NOW + 5 * MINUTE)).toBeUndefined();
  });

  it('keeps the slot from others, in every filial, until it is over', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(refusal(() => holdSlot(db, person(2), slot(at('14:30')), NOW))).toMatchObject({
      status: 409,
      fields: ['starts_at'],
    });
    expect(refusal(() => holdSlot(db, person(2), slot(at('14:30'), 2), NOW))).toMatchObject({
      status: 409,
      fields: ['starts_at'],
    });
    expect(holdSlot(db, person(2), slot(at('14:30')), NOW + 5 * MINUTE).user_id).toBe(2);
  });

  it('is kept from others beside the same person’s next one', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('15:00')), NOW);
    expect(liveHold(db, person(1), first.id, NOW)).toEqual(first);
    expect(refusal(() => holdSlot(db, person(2), slot(at('14:30')), NOW)).status).toBe(409);
  });

  it('stays when the next one is refused', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(2), slot(at('15:00')), NOW);
    refusal(() => holdSlot(db, person(1), slot(at('15:00')), NOW));
    expect(liveHold(db, person(1), first.id, NOW)).toEqual(first);
  });

  it("is nobody else's", () => {
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(liveHold(db, person(2), hold.id, NOW)).toBeUndefined();
  });

  it.each([
    ['less than an hour ahead', at('09:00'), 409],
    ["off the doctor's hours", at('19:00'), 409],
    ['off the grid of times', at('14:40'), 409],
    ['further ahead than booking is open', at('14:30', 30).replace('-05-', '-07-'), 409],
  ])('is refused %s', (_, startsAt, status) => {
    expect(refusal(() => holdSlot(db, person(1), slot(startsAt), NOW))).toMatchObject({
      status,
      fields: ['starts_at'],
    });
  });

  it('can be made exactly an hour ahead', () => {
    expect(holdSlot(db, person(1), slot(at('09:30')), NOW + 10 * MINUTE).starts_at).toBe(at('09:30'));
  });

  it("writes a time that came with another offset as the clinic's", () => {
    expect(holdSlot(db, person(1), slot('2026-05-12T09:30:00Z'), NOW).starts_at).toBe(at('14:30'));
  });

  it('is refused for what is not offered', () => {
    expect(refusal(() => holdSlot(db, person(1), { ...slot(at('14:30')), doctor_id: 99 }, NOW)).status).toBe(422);
    expect(refusal(() => holdSlot(db, person(1), slot(at('14:30'), 2, 2), NOW))).toMatchObject({
      status: 422,
      fields: ['filial_id'],
    });
    expect(refusal(() => holdSlot(db, person(1), { ...slot(at('14:30')), service_id: 9 }, NOW))).toMatchObject({
      status: 422,
      fields: ['service_id'],
    });
  });
});

describe('a booking', () => {
  it('makes a pending visit with copies of name, price and duration, and uses the hold up', () => {
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    const visit = bookVisit(db, person(1), { ...booking, hold_id: hold.id }, NOW);
    expect(visit).toMatchObject({
      status: 'pending',
      starts_at: at('14:30'),
      ends_at: at('15:00'),
      service_title: 'Первичный приём кардиолога',
      price: 10_000,
      duration_minutes: 30,
      is_first_time: true,
    });
    expect(db.slot_holds.size).toBe(0);
    expect(db.visit_events.find('visit', visit.id)).toMatchObject([{ kind: 'created', text: 'Вы записались' }]);
    expect(db.consents.find('user', 1)).toMatchObject([{ purpose: 'visit', visit_id: visit.id, version: '2026-05' }]);
  });

  it('keeps its copies when the price list changes', () => {
    const visit = book(db, 1, at('14:30'));
    db.doctor_services.update(1, { price: 99_000 });
    expect(db.visits.require(visit.id).price).toBe(10_000);
  });

  it("is refused at hold_id when the hold is over, used or another's", () => {
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    const request = { ...booking, hold_id: hold.id };
    expect(refusal(() => bookVisit(db, person(2), request, NOW))).toMatchObject({
      status: 409,
      fields: ['hold_id'],
    });
    expect(refusal(() => bookVisit(db, person(1), request, NOW + 5 * MINUTE))).toMatchObject({
      status: 409,
      fields: ['hold_id'],
    });
    bookVisit(db, person(1), request, NOW);
    expect(refusal(() => bookVisit(db, person(1), request, NOW))).toMatchObject({
      status: 409,
      fields: ['hold_id'],
    });
  });

  it('can be tried again after a refusal', () => {
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    refusal(() => bookVisit(db, person(1), { ...booking, hold_id: hold.id }, NOW + 6 * MINUTE));
    const again = holdSlot(db, person(1), slot(at('14:30')), NOW + 6 * MINUTE);
    expect(bookVisit(db, person(1), { ...booking, hold_id: again.id }, NOW + 6 * MINUTE).status).toBe('pending');
  });

  it('does not overlap another visit of the person or the family', () => {
    book(db, 1, at('14:30'));
    const hold = holdSlot(db, person(1), slot(at('14:30'), 1, 2), NOW);
    const clash = refusal(() => bookVisit(db, person(1), { ...booking, hold_id: hold.id, family_member_id: 1 }, NOW));
    expect(clash).toMatchObject({ status: 409, fields: ['family_member_id'] });
    expect(clash.text).toBe('В это время уже есть запись: 12 мая, 14:30, Серикова Айгуль');
  });

  it('may follow another visit at once', () => {
    book(db, 1, at('14:30'));
    expect(book(db, 1, at('15:00'), { doctor: 2 }).status).toBe('pending');
  });

  it('may end when another visit begins', () => {
    book(db, 1, at('14:30'));
    expect(book(db, 1, at('14:00'), { doctor: 2 }).status).toBe('pending');
  });

  it('may stand between two others of the same doctor', () => {
    book(db, 1, at('14:00'));
    book(db, 2, at('15:00'));
    expect(book(db, 3, at('14:30')).status).toBe('pending');
  });

  it('knows whose family it is', () => {
    const hold = holdSlot(db, person(2), slot(at('14:30')), NOW);
    expect(
      refusal(() => bookVisit(db, person(2), { ...booking, hold_id: hold.id, family_member_id: 1 }, NOW)),
    ).toMatchObject({
      status: 422,
      fields: ['family_member_id'],
    });
  });

  it('holds the person against the ages that the doctor receives, on the day of the visit', () => {
    db.doctors.update(1, { age_min: 18 });
    const hold = holdSlot(db, person(1), slot(at('14:30')), NOW);
    const forSon = { ...booking, hold_id: hold.id, family_member_id: 1 };
    expect(refusal(() => bookVisit(db, person(1), forSon, NOW))).toMatchObject({
      status: 422,
      text: 'Врач принимает с 18 лет',
    });
    db.doctors.update(1, { age_min: null, age_max: 17 });
    const forHer = { ...forSon, family_member_id: null };
    expect(refusal(() => bookVisit(db, person(1), forHer, NOW)).text).toBe('Врач принимает до 17 лет включительно');
    expect(bookVisit(db, person(1), forSon, NOW).family_member_id).toBe(1);
  });

  it('counts years of age on the day of the visit, birthday included', () => {
    db.doctors.update(1, { age_min: 18 });
    db.family_members.update(1, { birthday: '2008-05-13' });
    const today = holdSlot(db, person(1), slot(at('14:30')), NOW);
    refusal(() => bookVisit(db, person(1), { ...booking, hold_id: today.id, family_member_id: 1 }, NOW));
    const tomorrow = holdSlot(db, person(1), slot(at('14:30', 13)), NOW);
    expect(bookVisit(db, person(1), { ...booking, hold_id: tomorrow.id, family_member_id: 1 }, NOW).status).toBe(
      'pending',
    );
  });

  it("knows the person as the clinic's client afterwards", () => {
    const first = book(db, 1, at('14:30'));
    const second = book(db, 1, at('16:00'));
    expect(second.client_id).toBe(first.client_id);
    expect(book(db, 1, at('17:00'), { filial: 2 }).client_id).not.toBe(first.client_id);
    expect(book(db, 1, at('14:30', 13), { member: 1 }).client_id).not.toBe(first.client_id);
  });
});
