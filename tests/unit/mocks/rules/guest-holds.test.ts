import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { holdForGuest, liveGuestHold } from '#mocks/rules/guest-holds.ts';
import { holdSlot, liveHold } from '#mocks/rules/slot-holds.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const slot = (starts_at: string) => ({ doctor_id: 1, filial_id: 1, service_id: 1, starts_at });
const person = (id: number) => db.users.require(id);
const lost = { status: 409, fields: ['starts_at'] };

describe('a guest’s hold', () => {
  it('is refused if a patient has held or booked the slot', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(refusal(() => holdForGuest(db, slot(at('14:30')), NOW))).toMatchObject(lost);
    book(db, 2, at('15:00'));
    expect(refusal(() => holdForGuest(db, slot(at('15:00')), NOW))).toMatchObject(lost);
  });

  it('lasts five minutes after the last request for the hold, and at most fifteen minutes in all', () => {
    const { id } = holdForGuest(db, slot(at('14:30')), NOW);
    const again = (minutes: number) =>
      holdForGuest(db, { ...slot(at('14:30')), hold_id: id }, NOW + minutes * MINUTE).expires_at.slice(11, 19);
    expect([again(4), again(8), again(12), again(14)]).toEqual(['08:29:00', '08:33:00', '08:35:00', '08:35:00']);
    expect(liveGuestHold(db, id, NOW + 15 * MINUTE)).toBeUndefined();
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + 15 * MINUTE).user_id).toBe(1);
  });

  it('is replaced by a hold of another doctor, filial, service or time, unless the new hold is refused', () => {
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'vtorichnyi', title: 'Повторный приём' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    let hold = holdForGuest(db, slot(at('14:30')), NOW);
    for (const [doctor_id, filial_id, service_id, clock] of [
      [2, 1, 1, '14:30'],
      [1, 1, 1, '14:30'],
      [1, 2, 1, '14:30'],
      [1, 1, 2, '14:30'],
      [1, 1, 2, '15:00'],
    ] as const) {
      const next = { doctor_id, filial_id, service_id, starts_at: at(clock) };
      const other = holdForGuest(db, { ...next, hold_id: hold.id }, NOW);
      expect(other).toMatchObject(next);
      expect([...db.slot_holds.all()]).toEqual([other]);
      expect(other.id).not.toBe(hold.id);
      hold = other;
    }
    holdSlot(db, person(1), slot(at('16:00')), NOW);
    refusal(() => holdForGuest(db, { ...slot(at('16:00')), hold_id: hold.id }, NOW));
    expect(liveGuestHold(db, hold.id, NOW)).toEqual(hold);
  });

  it('becomes the hold of the person who logs in as this guest, and of nobody else', () => {
    const hold = holdForGuest(db, slot(at('14:30')), NOW);
    const stranger = { ...slot(at('14:30')), guest_hold_id: crypto.randomUUID() };
    expect(refusal(() => holdSlot(db, person(2), stranger, NOW))).toMatchObject(lost);
    const own = holdSlot(db, person(1), { ...slot(at('14:30')), guest_hold_id: hold.id }, NOW + MINUTE);
    expect(own.expires_at).toBe('2026-05-12T08:26:00+05:00');
    expect(db.slot_holds.get(hold.id)).toBeUndefined();
    expect(liveHold(db, person(1), own.id, NOW + MINUTE)).toEqual(own);
  });

  it('ends if its owner logs in and holds another slot, and a patient’s hold can’t be used as a guest’s hold', () => {
    const guests = holdForGuest(db, slot(at('14:30')), NOW);
    holdSlot(db, person(1), { ...slot(at('15:00')), guest_hold_id: guests.id }, NOW);
    expect(liveGuestHold(db, guests.id, NOW)).toBeUndefined();
    const patients = holdSlot(db, person(2), slot(at('16:00')), NOW);
    expect(liveGuestHold(db, patients.id, NOW)).toBeUndefined();
    const stolen = { ...slot(at('16:00')), guest_hold_id: patients.id };
    expect(refusal(() => holdSlot(db, person(1), stolen, NOW))).toMatchObject(lost);
    expect(refusal(() => holdForGuest(db, { ...slot(at('16:00')), hold_id: patients.id }, NOW))).toMatchObject(lost);
  });

  it('can be created ten times a minute from one network address, and prolonged without a limit', () => {
    const make = (n: number, now = NOW, address = '10.0.0.1') =>
      holdForGuest(db, slot(at(`${10 + Math.floor(n / 2)}:${n % 2 === 0 ? '00' : '30'}`)), now, address);
    const [first] = Array.from({ length: 10 }, (_, n) => make(n));
    expect(refusal(() => make(10, NOW + 10_000)).status).toBe(429);
    const again = { ...slot(at('10:00')), hold_id: first?.id ?? '' };
    expect(holdForGuest(db, again, NOW + 10_000, '10.0.0.1').id).toBe(first?.id);
    expect(make(10, NOW + 10_000, '10.0.0.2')).toBeDefined();
    expect(make(11, NOW + MINUTE)).toBeDefined();
  });
});
