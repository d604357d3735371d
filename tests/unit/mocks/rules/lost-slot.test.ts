import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { refuseLostSlot } from '#mocks/rules/free-slot.ts';
import { holdForGuest } from '#mocks/rules/guest-holds.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { holdSlot, offeredHoldIds, presentedHold } from '#mocks/rules/slot-holds.ts';
import { at, book, HOUR, MINUTE, NOW, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const slot = (starts_at: string, doctor_id: number | null = 1, filial_id = 1) => ({
  doctor_id,
  filial_id,
  service_id: 1,
  starts_at,
});

/** What a program and a person learn of a refusal. */
function told(act: () => unknown): { status: number; code: string; message: string; fields: unknown } {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, code, message, errors } = error;
      return { status, code, message, fields: errors };
    }
    throw error;
  }
  throw new Error('it was not refused');
}

describe('a slot that is lost says why', () => {
  const lose = (starts_at: string, more: { doctor_id?: number | null; desk?: boolean; filial_id?: number } = {}) => {
    const { doctor_id = 1, filial_id = 1, desk = false } = more;
    return told(() => refuseLostSlot(db, { doctor_id, filial_id, starts_at, duration_minutes: 30, desk }, NOW, {}));
  };

  it('somebody has taken it', () => {
    book(db, 1, at('14:30'));
    expect(lose(at('14:30'))).toEqual({
      status: 409,
      code: 'slot_taken',
      message: 'Это время только что заняли',
      fields: { starts_at: ['Это время только что заняли. Выберите другое'] },
    });
  });

  it('nobody receives then', () => {
    expect(lose(at('07:30', 13))).toMatchObject({
      code: 'slot_taken',
      message: 'В это время врач не принимает',
      fields: { starts_at: ['В это время врач не принимает. Выберите другое'] },
    });
    // By the seed's rule filial 2 takes samples by appointment.
    expect(lose(at('03:00', 13), { doctor_id: null, filial_id: 2 })).toMatchObject({
      code: 'slot_taken',
      message: 'В это время анализы не берут',
      fields: { starts_at: ['В это время анализы не берут. Выберите другое'] },
    });
  });

  it('the day is not open yet', () => {
    expect(lose('2026-07-30T14:30:00+05:00')).toMatchObject({
      code: 'too_early',
      fields: { starts_at: ['Запись на этот день ещё не открыта. Выберите другой'] },
    });
  });

  it('it is too late for the clinic’s rule, and at the desk only when it is over', () => {
    expect(lose(at('09:00'))).toMatchObject({
      code: 'too_late',
      fields: { starts_at: ['Записаться можно не позже чем за 1 ч до приёма. Выберите другое время'] },
    });
    expect(refuseLostSlot(db, { ...slot(at('09:00')), duration_minutes: 30, desk: true }, NOW, {})).toBeUndefined();
    const late = { ...slot(at('09:00')), duration_minutes: 30, desk: true };
    expect(told(() => refuseLostSlot(db, late, NOW + 10 * HOUR, {}))).toMatchObject({
      code: 'too_late',
      fields: { starts_at: ['Это время уже прошло. Выберите другое'] },
    });
  });
});

describe('what cannot be held', () => {
  it('is a doctor whom the site does not know, or who is booked by phone alone', () => {
    expect(told(() => holdSlot(db, person(1), slot(at('14:30'), 99), NOW))).toMatchObject({
      status: 422,
      fields: { doctor_id: ['Такого врача нет'] },
    });
    db.doctors.update(1, { has_online_booking: false });
    expect(told(() => holdSlot(db, person(1), slot(at('14:30')), NOW))).toMatchObject({
      status: 409,
      code: 'no_online_booking',
      fields: { starts_at: ['К этому врачу записывают только по телефону'] },
    });
  });

  it('is another doctor’s time for a visit that is moved', () => {
    const { id } = book(db, 1, at('14:30'));
    expect(told(() => holdSlot(db, person(1), { ...slot(at('15:00'), 2), visit_id: id }, NOW))).toMatchObject({
      status: 422,
      fields: { doctor_id: ['Перенести запись можно только к тому же врачу'] },
    });
    expect(told(() => holdSlot(db, person(1), { ...slot(at('15:00')), visit_id: 999 }, NOW))).toMatchObject({
      status: 422,
      fields: { visit_id: ['Такой записи нет'] },
    });
  });

  it('is another service for a visit that is moved', () => {
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'vtorichnyi', title: 'Повторный приём' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    const { id } = book(db, 1, at('14:30'));
    const other = { ...slot(at('15:00')), service_id: 2, visit_id: id };
    expect(told(() => holdSlot(db, person(1), other, NOW))).toMatchObject({
      status: 422,
      fields: { service_id: ['При переносе услуга остаётся прежней'] },
    });
  });
});

describe('a hold that is presented', () => {
  it('serves only what it was made for, and only while it lasts', () => {
    const { id } = book(db, 1, at('14:30'));
    const move = holdSlot(db, person(1), { ...slot(at('15:00')), visit_id: id }, NOW);
    expect(presentedHold(db, person(1), move.id, id, NOW)).toEqual(move);
    const gone = {
      status: 409,
      code: 'hold_gone',
      message: 'Время больше не удерживается',
      fields: { hold_id: ['Время больше не удерживается. Выберите его снова'] },
    };
    expect(told(() => presentedHold(db, person(1), move.id, null, NOW))).toEqual(gone);
    expect(told(() => presentedHold(db, person(1), move.id, id, NOW + 5 * MINUTE))).toEqual(gone);
    expect(told(() => presentedHold(db, person(2), move.id, id, NOW))).toEqual(gone);
  });
});

describe('a time that was offered from the waiting list', () => {
  const offer = () => {
    const { id } = holdSlot(db, person(1), slot(at('14:30')), NOW);
    db.slot_holds.update(id, { wish_id: 5 });
    return id;
  };

  it('does not stand in the person’s own way, but in everybody else’s', () => {
    const id = offer();
    expect(offeredHoldIds(db, person(1))).toEqual([id]);
    expect(offeredHoldIds(db, person(2))).toEqual([]);
    expect(told(() => holdSlot(db, person(2), slot(at('14:30')), NOW)).code).toBe('slot_taken');
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW).id).not.toBe(id);
  });

  it('stays when the person holds other times, and is none of the three that they may hold', () => {
    const id = offer();
    for (const clock of ['15:30', '16:00', '16:30', '17:00']) {
      holdSlot(db, person(1), slot(at(clock)), NOW);
      expect(offeredHoldIds(db, person(1))).toEqual([id]);
    }
  });
});

describe('the hold of a guest', () => {
  it('is another one for another doctor, filial or service at the same time', () => {
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'vtorichnyi', title: 'Повторный приём' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    let hold = holdForGuest(db, slot(at('14:30')), NOW);
    for (const [doctor_id, filial_id, service_id] of [
      [2, 1, 1],
      [1, 1, 1],
      [1, 2, 1],
      [1, 1, 2],
      [1, 1, 1],
    ] as const) {
      const next = { doctor_id, filial_id, service_id, starts_at: at('14:30'), hold_id: hold.id };
      const other = holdForGuest(db, next, NOW);
      expect(other).toMatchObject({ doctor_id, filial_id, service_id });
      expect(other.id).not.toBe(hold.id);
      expect(db.slot_holds.get(hold.id)).toBeUndefined();
      hold = other;
    }
    expect(db.slot_holds.size).toBe(1);
  });

  it('is counted for each address alone', () => {
    const make = (n: number, address?: string) =>
      holdForGuest(db, slot(at(`${10 + Math.floor(n / 2)}:${n % 2 === 0 ? '00' : '30'}`)), NOW, address);
    for (let n = 0; n < 10; n += 1) make(n, '10.0.0.1');
    expect(told(() => make(10, '10.0.0.1')).status).toBe(429);
    expect(make(10, '10.0.0.2')).toBeDefined();
    expect(make(11)).toBeDefined();
  });
});
