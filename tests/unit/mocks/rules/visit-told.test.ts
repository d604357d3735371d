import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { cancelVisit, confirmAttendance, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { offerTime } from '#mocks/rules/waitlist-offers.ts';
import { wishForTime } from '#mocks/rules/waitlist.ts';
import { at, book, NOW, smallWorld } from './world.ts';

const PATIENT = 1;
const DOCTOR = 11;
const CLINIC = 21;
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const told = (id: number) => db.notifications.find('user', id).map(({ kind, title }) => `${kind}: ${title}`);
const last = (id: number) => told(id).at(-1);
const kinds = (visitId: number) => db.visit_events.find('visit', visitId).map(({ kind }) => kind);
const holdFor = (visit_id: number, starts_at: string) =>
  holdSlot(db, person(PATIENT), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at, visit_id }, NOW);

it('doctor and clinic are notified when a patient books, moves or cancels a visit', () => {
  const visit = book(db, PATIENT, at('14:30'));
  expect(told(PATIENT)).toEqual(['visit_created: Запись отправлена: 12 мая, 14:30']);
  expect(db.notifications.find('user', PATIENT)[0]?.text).toContain('Клиника ответит до 11:00');
  confirmAttendance(db, person(PATIENT), visit.id, NOW);
  rescheduleVisit(db, person(PATIENT), visit.id, holdFor(visit.id, at('16:00')).id, NOW);
  cancelVisit(db, person(PATIENT), visit.id, 'Планы', NOW);
  for (const id of [DOCTOR, CLINIC]) {
    expect(told(id)).toEqual([
      'visit_created: Новая запись на 12 мая, 14:30',
      'visit_rescheduled: Запись перенесена на 12 мая, 16:00',
      'visit_cancelled: Отменена запись на 12 мая, 16:00',
    ]);
  }
  expect(kinds(visit.id)).toEqual(['created', 'attendance_confirmed', 'rescheduled', 'cancelled']);
  const [first] = db.notifications.find('user', DOCTOR);
  expect(first).toMatchObject({ text: 'Осипова Елена, первичный приём кардиолога', is_read: false });
  expect(db.notifications.find('user', 12)).toEqual([]);
});

it('a patient is notified of a confirmation and a cancellation, but not of the mark «arrived»', () => {
  const visit = book(db, PATIENT, at('14:30'));
  const doctor = { by: 'doctor', user: person(DOCTOR) } as const;
  const confirmed = changeVisitState(db, doctor, visit.id, { status: 'confirmed' }, NOW);
  expect([confirmed.cancelled_by ?? null, confirmed.cancel_reason]).toEqual([null, null]);
  expect(last(PATIENT)).toBe('visit_confirmed: Запись на 12 мая, 14:30 подтверждена');
  changeVisitState(db, doctor, visit.id, { status: 'arrived' }, Date.parse(at('14:30')));
  expect(told(PATIENT)).toHaveLength(2);
  const other = book(db, PATIENT, at('15:30'));
  const cancel = { status: 'cancelled_by_clinic', reason: 'Врач заболел' } as const;
  const cancelled = changeVisitState(db, { by: 'clinic', user: person(CLINIC) }, other.id, cancel, NOW);
  expect(cancelled.confirmed_at).toBeNull();
  expect(last(PATIENT)).toBe('visit_cancelled: Запись на 12 мая, 15:30 отменена клиникой');
  expect(db.notifications.find('user', PATIENT).at(-1)?.text).toContain('врач заболел');
});

it('a slot offered from the waitlist is released when the patient books the doctor or moves the visit', () => {
  const visit = book(db, PATIENT, at('16:00', 13));
  const offer = (): void => {
    const wish = wishForTime(db, person(PATIENT), { visit_id: visit.id }, NOW);
    offerTime(db, { doctor_id: 1 }, wish.id, at('15:00'), NOW);
    expect(db.slot_holds.size).toBe(1);
  };
  offer();
  book(db, PATIENT, at('10:30'));
  expect(db.slot_holds.size).toBe(0);
  for (const { id } of db.waitlist.find('user', PATIENT)) db.waitlist.remove(id);
  offer();
  rescheduleVisit(db, person(PATIENT), visit.id, holdFor(visit.id, at('11:30')).id, NOW);
  expect(db.slot_holds.size).toBe(0);
});
