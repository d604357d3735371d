import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { refuseLostSlot } from '#mocks/rules/free-slot.ts';
import { holdSlot, liveHold, offeredHoldIds, presentedHold } from '#mocks/rules/slot-holds.ts';
import { offerTime } from '#mocks/rules/waitlist-offers.ts';
import { wishForTime } from '#mocks/rules/waitlist.ts';
import { at, book, booking, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

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

describe('a hold', () => {
  it('keeps the slot from other people, in every filial, until the hold ends', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    for (const filial_id of [1, 2]) {
      const other = () => holdSlot(db, person(2), slot(at('14:30'), { filial_id }), NOW);
      expect(refusal(other)).toMatchObject({ status: 409, code: 'slot_taken', fields: ['starts_at'] });
    }
    expect(holdSlot(db, person(2), slot(at('14:30')), NOW + 5 * MINUTE).user_id).toBe(2);
  });

  it('is refused for a start time that is not on the grid of slots', () => {
    const refused = refusal(() => holdSlot(db, person(1), slot(at('14:40')), NOW));
    expect(refused).toMatchObject({ status: 409, code: 'slot_taken', fields: ['starts_at'] });
  });

  it('can be made exactly an hour before the slot, and stores the start in the clinic’s time zone', () => {
    expect(holdSlot(db, person(1), slot('2026-05-12T04:30:00Z'), NOW + 10 * MINUTE).starts_at).toBe(at('09:30'));
  });

  it.each([
    ['an unknown doctor', { doctor_id: 99 }, 'doctor_id'],
    ['a filial in which the doctor does not work', { doctor_id: 2, filial_id: 2 }, 'filial_id'],
    ['a service that the doctor does not give', { service_id: 9 }, 'service_id'],
  ])('is refused for %s', (_, wrong, field) => {
    const refused = refusal(() => holdSlot(db, person(1), slot(at('14:30'), wrong), NOW));
    expect(refused).toMatchObject({ status: 422, fields: [field] });
  });

  it('for moving a visit can be used only by its owner, only for this visit, and only until the hold ends', () => {
    const { id } = book(db, 1, at('14:30'));
    const move = holdSlot(db, person(1), { ...slot(at('15:00')), visit_id: id }, NOW);
    expect(presentedHold(db, person(1), move.id, id, NOW)).toEqual(move);
    const gone = { status: 409, code: 'hold_gone', fields: ['hold_id'] };
    expect(refusal(() => presentedHold(db, person(1), move.id, null, NOW))).toMatchObject(gone);
    expect(refusal(() => presentedHold(db, person(1), move.id, id, NOW + 5 * MINUTE))).toMatchObject(gone);
    expect(refusal(() => presentedHold(db, person(2), move.id, id, NOW))).toMatchObject(gone);
  });
});

describe('a person’s hold', () => {
  it('ends as the oldest of three holds when the person makes a fourth hold', () => {
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

  it('keeps its id and its end if its owner holds the same slot again, for example after a reload', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + MINUTE)).toEqual(first);
    expect(holdSlot(db, person(1), slot(at('14:30')), NOW + 5 * MINUTE).id).not.toBe(first.id);
  });

  it('is replaced by a new hold whose request names this hold, unless the new hold is refused', () => {
    const first = holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(2), slot(at('16:00')), NOW);
    const taken = { ...slot(at('16:00')), hold_id: first.id };
    expect(refusal(() => holdSlot(db, person(1), taken, NOW)).status).toBe(409);
    expect(liveHold(db, person(1), first.id, NOW)).toEqual(first);
    holdSlot(db, person(1), { ...slot(at('15:00')), hold_id: first.id }, NOW);
    expect(liveHold(db, person(1), first.id, NOW)).toBeUndefined();
  });

  it('is replaced by an overlapping hold of the same doctor', () => {
    db.working_hours.update(1, { slot_minutes: 10 });
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('14:40')), NOW);
    expect(holds()).toEqual([[1, '14:40']]);
  });

  it('may overlap a hold of another doctor, so that the person can compare the two doctors', () => {
    holdSlot(db, person(1), slot(at('14:30')), NOW);
    holdSlot(db, person(1), slot(at('14:30'), { doctor_id: 2 }), NOW);
    expect(holds()).toHaveLength(2);
  });
});

describe('a slot offered from the waitlist', () => {
  /**
   * The account has a visit tomorrow at 14:00, waits for an earlier slot and is offered the slot of
   * today at 10:00.
   */
  function offered(userId: number): void {
    const visit = book(db, userId, at('14:00', 13));
    const wish = wishForTime(db, person(userId), { visit_id: visit.id }, NOW);
    offerTime(db, { filial_ids: [1] }, wish.id, at('10:00'), NOW);
  }

  it('stays offered to a person who holds other slots, and the person can hold the offered slot', () => {
    offered(1);
    const [id] = [...db.slot_holds.all()].map((hold) => hold.id);
    for (const clock of ['15:00', '15:30', '16:00', '16:30']) {
      holdSlot(db, person(1), slot(at(clock)), NOW);
      expect(offeredHoldIds(db, person(1))).toEqual([id]);
    }
    expect(holdSlot(db, person(1), slot(at('10:00')), NOW).starts_at).toBe(at('10:00'));
  });

  it('can’t be held by other people, and can be booked only after the person holds the slot', () => {
    offered(1);
    expect(refusal(() => holdSlot(db, person(2), slot(at('10:00')), NOW)).code).toBe('slot_taken');
    expect(offeredHoldIds(db, person(2))).toEqual([]);
    const [id = ''] = offeredHoldIds(db, person(1));
    expect(liveHold(db, person(1), id, NOW)).toBeUndefined();
    expect(refusal(() => bookVisit(db, person(1), { ...booking, hold_id: id }, NOW)).code).toBe('hold_gone');
  });
});

describe('a hold for moving a visit', () => {
  const move = (visit_id: number, wanted: ReturnType<typeof slot>) =>
    holdSlot(db, person(1), { ...wanted, visit_id }, NOW);

  it('must have the same doctor and the same service as the visit', () => {
    const { id } = book(db, 1, at('14:30'));
    db.services.seed({ ...db.services.require(1), id: 2, slug: 'ekg' });
    db.doctor_services.seed({ ...db.doctor_services.require(1), id: 9, service_id: 2 });
    const fields = (visit: number, more = {}) => refusal(() => move(visit, slot(at('16:00'), more))).fields;
    expect(fields(id, { doctor_id: 2 })).toEqual(['doctor_id']);
    expect(fields(id, { service_id: 2 })).toEqual(['service_id']);
    expect(fields(404)).toEqual(['visit_id']);
  });

  it('keeps the visit’s price in the same clinic, and has the new price in another clinic', () => {
    const { id } = book(db, 1, at('14:30'));
    db.doctor_services.update(1, { price: 99_000, duration_minutes: 60 });
    expect(move(id, slot(at('16:00')))).toMatchObject({ price: 10_000, duration_minutes: 30, visit_id: id });
    expect(move(id, slot(at('16:00'), { filial_id: 2 }))).toMatchObject({ price: 20_000, visit_id: id });
  });

  it('may overlap the visit that is being moved, but no visit of another person', () => {
    const { id } = book(db, 1, at('14:30'));
    book(db, 2, at('15:00'));
    db.working_hours.update(1, { slot_minutes: 10 });
    expect(move(id, slot(at('14:20'))).starts_at).toBe(at('14:20'));
    expect(refusal(() => move(id, slot(at('14:40')))).status).toBe(409);
  });
});

describe('the refusal of a slot', () => {
  const lose = (starts_at: string, more: { doctor_id?: null; filial_id?: number } = {}, now = NOW, desk = false) =>
    refuseLostSlot(db, { ...slot(starts_at), ...more, duration_minutes: 30, desk }, now, {});

  it('contains the reason, in different words for lab samples and for visits to doctors', () => {
    book(db, 1, at('14:30'));
    expect(refusal(() => lose(at('14:30'))).text).toBe('Это время только что заняли. Выберите другое');
    expect(refusal(() => lose(at('07:30', 13))).text).toBe('В это время врач не принимает. Выберите другое');
    // By the seed's rule filial 2 takes samples by appointment.
    const sample = refusal(() => lose(at('03:00', 13), { doctor_id: null, filial_id: 2 }));
    expect(sample).toMatchObject({ code: 'slot_taken', text: 'В это время анализы не берут. Выберите другое' });
  });

  it('is «too late» online by the clinic’s rule, and at the desk only after the slot is over', () => {
    expect(refusal(() => lose(at('09:00'))).code).toBe('too_late');
    expect(lose(at('09:00'), {}, NOW, true)).toBeUndefined();
    expect(refusal(() => lose(at('09:00'), {}, NOW + 10 * HOUR, true)).code).toBe('too_late');
  });
});
