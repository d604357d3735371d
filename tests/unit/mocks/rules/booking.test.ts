import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { storedConsent } from '#mocks/rules/consents.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { at, book, booking, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const slot = (starts_at: string, doctor_id = 1) => ({ doctor_id, filial_id: 1, service_id: 1, starts_at });
const person = (id: number) => db.users.require(id);

describe('a booking', () => {
  it('creates a pending visit with the present name, price and duration of the service, and ends the hold', () => {
    const { id: hold_id } = holdSlot(db, person(1), slot(at('14:30')), NOW);
    const visit = bookVisit(db, person(1), { ...booking, hold_id }, NOW);
    expect(visit).toMatchObject({
      status: 'pending',
      starts_at: at('14:30'),
      ends_at: at('15:00'),
      service_title: 'Первичный приём кардиолога',
      price: 10_000,
      duration_minutes: 30,
      is_first_time: true,
      source: 'online',
    });
    expect(db.slot_holds.size).toBe(0);
    expect(db.visit_events.find('visit', visit.id)).toMatchObject([{ kind: 'created', text: 'Вы записались' }]);
    expect(db.consents.find('user', 1)).toMatchObject([{ purpose: 'visit', visit_id: visit.id, version: '2026-05' }]);
  });

  it('is refused with a hold that has ended, or with the hold of another person, who can still use it', () => {
    const { id: hold_id } = holdSlot(db, person(1), slot(at('14:30')), NOW);
    const bookAs = (user: number, now = NOW) => bookVisit(db, person(user), { ...booking, hold_id }, now);
    const gone = { status: 409, code: 'hold_gone', fields: ['hold_id'] };
    expect(refusal(() => bookAs(2))).toMatchObject(gone);
    expect(refusal(() => bookAs(1, NOW + 5 * MINUTE))).toMatchObject(gone);
    expect(bookAs(1).status).toBe('pending');
    expect(refusal(() => bookAs(1))).toMatchObject(gone);
  });

  it('is refused if it overlaps another visit of the person or the family', () => {
    book(db, 1, at('14:30'));
    const { id: hold_id } = holdSlot(db, person(1), slot(at('14:30'), 2), NOW);
    const clash = refusal(() => bookVisit(db, person(1), { ...booking, hold_id, family_member_id: 1 }, NOW));
    expect(clash).toMatchObject({ status: 409, fields: ['family_member_id'] });
    expect(clash.text).toBe('В это время уже есть запись: 12 мая, 14:30, Серикова Айгуль');
  });

  it('is accepted right before or right after another visit, and between two visits', () => {
    book(db, 1, at('14:30'));
    expect(book(db, 1, at('15:00'), { doctor: 2 }).status).toBe('pending');
    expect(book(db, 1, at('14:00'), { doctor: 2 }).status).toBe('pending');
    book(db, 2, at('15:30'));
    expect(book(db, 3, at('15:00')).status).toBe('pending');
  });

  it('is refused for a member of another family', () => {
    const { id: hold_id } = holdSlot(db, person(2), slot(at('14:30')), NOW);
    const refused = refusal(() => bookVisit(db, person(2), { ...booking, hold_id, family_member_id: 1 }, NOW));
    expect(refused).toMatchObject({ status: 422, fields: ['family_member_id'] });
  });

  it('is refused if the doctor does not treat the person’s age on the day of the visit', () => {
    db.doctors.update(1, { age_min: 18 });
    db.family_members.update(1, { birthday: '2008-05-13' });
    const forSon = (day: number) => book(db, 1, at('14:30', day), { member: 1 });
    expect(refusal(() => forSon(12))).toMatchObject({ status: 422, text: 'Врач принимает с 18 лет' });
    expect(forSon(13).family_member_id).toBe(1);
    db.doctors.update(1, { age_min: null, age_max: 17 });
    expect(refusal(() => book(db, 1, at('16:00'))).text).toBe('Врач принимает до 17 лет включительно');
  });

  it('adds each person once to the clients of the clinic', () => {
    const first = book(db, 1, at('14:30'));
    expect(book(db, 1, at('16:00')).client_id).toBe(first.client_id);
    expect(book(db, 1, at('17:00'), { filial: 2 }).client_id).not.toBe(first.client_id);
    expect(book(db, 1, at('14:30', 13), { member: 1 }).client_id).not.toBe(first.client_id);
  });
});

it('the time of a consent is the device’s time, or the server’s time if the device’s time is impossible', () => {
  const given = (accepted_at: string) => storedConsent({ version: '2026-05', accepted_at }, NOW).accepted_at;
  expect(given('2026-05-12T03:19:30.000Z')).toBe('2026-05-12T03:19:30.000Z');
  expect(given('2999-01-01T00:00:00Z')).toBe('2026-05-12T08:20:00+05:00');
  expect(given('2026-05-10T08:20:00+05:00')).toBe('2026-05-12T08:20:00+05:00');
});
