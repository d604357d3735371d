import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { holdForGuest, liveGuestHold } from '#mocks/rules/guest-holds.ts';
import { holdSlot, liveHold } from '#mocks/rules/slot-holds.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const slot = (starts_at: string, doctor_id = 1) => ({ doctor_id, filial_id: 1, service_id: 1, starts_at });
const person = (id: number) => db.users.require(id);
const lost = { status: 409, fields: ['starts_at'] };

describe('the hold of a guest', () => {
  it('keeps the slot from patients and from other guests for five minutes', () => {
    const hold = holdForGuest(db, slot(at('14:30')), NOW);
    expect(hold).toMatchObject({ expires_at: '2026-05-12T08:25:00+05:00', price: 10_000 });
    expect(refusal(() => holdSlot(db, person(1), slot(at('14:30')), NOW))).toMatchObject(lost);
    expect(refusal(() => holdForGuest(db, slot(at('14:30')), NOW))).toMatchObject(lost);
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + 5 * MINUTE).user_id).toBe(1);
  });

  it('is refused where a patient holds or has booked', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(refusal(() => holdForGuest(db, slot(at('14:30')), NOW))).toMatchObject(lost);
    book(db, 2, at('15:00'));
    expect(refusal(() => holdForGuest(db, slot(at('15:00')), NOW))).toMatchObject(lost);
  });

  it('is prolonged by five minutes from each call, fifteen in all', () => {
    const { id } = holdForGuest(db, slot(at('14:30')), NOW);
    const again = (minutes: number) =>
      holdForGuest(db, { ...slot(at('14:30')), hold_id: id }, NOW + minutes * MINUTE).expires_at.slice(11, 19);
    expect([again(4), again(8), again(12), again(14)]).toEqual(['08:29:00', '08:33:00', '08:35:00', '08:35:00']);
    expect(liveGuestHold(db, id, NOW + 15 * MINUTE)).toBeUndefined();
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + 15 * MINUTE).user_id).toBe(1);
  });

  it('is of one slot at a time: another one lets the first go, unless it is refused', () => {
    const first = holdForGuest(db, slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('16:00')), NOW);
    refusal(() => holdForGuest(db, { ...slot(at('16:00')), hold_id: first.id }, NOW));
    expect(liveGuestHold(db, first.id, NOW)).toEqual(first);
    const second = holdForGuest(db, { ...slot(at('15:00')), hold_id: first.id }, NOW);
    expect(liveGuestHold(db, first.id, NOW)).toBeUndefined();
    expect(liveGuestHold(db, second.id, NOW)).toEqual(second);
  });

  it('passes to the person who signs in, and to nobody else', () => {
    const hold = holdForGuest(db, slot(at('14:30')), NOW);
    const stranger = { ...slot(at('14:30')), guest_hold_id: crypto.randomUUID() };
    expect(refusal(() => holdSlot(db, person(2), stranger, NOW))).toMatchObject(lost);
    const own = holdSlot(db, person(1), { ...slot(at('14:30')), guest_hold_id: hold.id }, NOW + MINUTE);
    expect(own.expires_at).toBe('2026-05-12T08:26:00+05:00');
    expect(db.slot_holds.get(hold.id)).toBeUndefined();
    expect(liveHold(db, person(1), own.id, NOW + MINUTE)).toEqual(own);
  });

  it('is let go when the person holds another slot, and never opens the hold of a patient', () => {
    const guests = holdForGuest(db, slot(at('14:30')), NOW);
    holdSlot(db, person(1), { ...slot(at('15:00')), guest_hold_id: guests.id }, NOW);
    expect(liveGuestHold(db, guests.id, NOW)).toBeUndefined();
    const patients = holdSlot(db, person(2), slot(at('16:00')), NOW);
    expect(liveGuestHold(db, patients.id, NOW)).toBeUndefined();
    const stolen = { ...slot(at('16:00')), guest_hold_id: patients.id };
    expect(refusal(() => holdSlot(db, person(1), stolen, NOW))).toMatchObject(lost);
    expect(refusal(() => holdForGuest(db, { ...slot(at('16:00')), hold_id: patients.id }, NOW))).toMatchObject(lost);
  });

  it('may be made ten times a minute, and prolonged as often as needed', () => {
    let hold = holdForGuest(db, slot(at('14:30')), NOW);
    for (let n = 1; n < 10; n += 1) {
      hold = holdForGuest(db, { ...slot(at(n % 2 ? '15:00' : '14:30')), hold_id: hold.id }, NOW);
    }
    expect(refusal(() => holdForGuest(db, slot(at('17:00')), NOW + 10_000)).status).toBe(429);
    expect(holdForGuest(db, { ...slot(at('15:00')), hold_id: hold.id }, NOW + 10_000).id).toBe(hold.id);
    expect(holdForGuest(db, slot(at('17:00')), NOW + MINUTE)).toBeDefined();
  });

  it('is refused for what cannot be booked', () => {
    expect(refusal(() => holdForGuest(db, slot(at('14:30'), 99), NOW)).status).toBe(422);
    expect(refusal(() => holdForGuest(db, { ...slot(at('14:30')), service_id: 7 }, NOW)).status).toBe(422);
    expect(refusal(() => holdForGuest(db, slot(at('09:00')), NOW))).toMatchObject(lost);
  });
});
