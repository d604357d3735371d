import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { cancelVisit, confirmAttendance, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { endOfItsDay } from '#mocks/rules/visit-state-times.ts';
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
/** What somebody was told, the last first. */
const told = (id: number) => db.notifications.find('user', id).map(({ kind, title }) => `${kind}: ${title}`);
const last = (id: number) => told(id).at(-1);
const kinds = (visitId: number) => db.visit_events.find('visit', visitId).map(({ kind }) => kind);
const holdFor = (visit_id: number, starts_at: string) =>
  holdSlot(db, person(PATIENT), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at, visit_id }, NOW);

describe('what one side does the other is told', () => {
  it('a booking: doctor and clinic, and the patient that it is on its way', () => {
    const visit = book(db, PATIENT, at('14:30'));
    expect(told(PATIENT)).toEqual(['visit_created: Запись отправлена: 12 мая, 14:30']);
    expect(db.notifications.find('user', PATIENT)[0]?.text).toContain('Клиника ответит до 11:00');
    for (const id of [DOCTOR, CLINIC]) expect(last(id)).toBe('visit_created: Новая запись на 12 мая, 14:30');
    expect(kinds(visit.id)).toEqual(['created']);
    expect(visit.source).toBe('online');
  });

  it('a cancelling by the patient: doctor and clinic', () => {
    const visit = book(db, PATIENT, at('14:30'));
    cancelVisit(db, person(PATIENT), visit.id, 'Планы', NOW);
    for (const id of [DOCTOR, CLINIC]) expect(last(id)).toBe('visit_cancelled: Отменена запись на 12 мая, 14:30');
    expect(kinds(visit.id)).toEqual(['created', 'cancelled']);
  });

  it('a move by the patient: doctor and clinic, with the new time', () => {
    const visit = book(db, PATIENT, at('14:30'));
    rescheduleVisit(db, person(PATIENT), visit.id, holdFor(visit.id, at('16:00')).id, NOW);
    for (const id of [DOCTOR, CLINIC]) expect(last(id)).toBe('visit_rescheduled: Запись перенесена на 12 мая, 16:00');
    expect(kinds(visit.id)).toEqual(['created', 'rescheduled']);
  });

  it('a confirming or a cancelling by doctor or clinic: the patient, and of nothing else', () => {
    const visit = book(db, PATIENT, at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, NOW);
    expect(last(PATIENT)).toBe('visit_confirmed: Запись на 12 мая, 14:30 подтверждена');
    changeVisitState(
      db,
      { by: 'doctor', user: person(DOCTOR) },
      visit.id,
      { status: 'arrived' },
      Date.parse(at('14:30')),
    );
    expect(told(PATIENT)).toHaveLength(2);
    const other = book(db, PATIENT, at('15:30'));
    const reason = 'Врач заболел';
    const cancelled = changeVisitState(
      db,
      { by: 'clinic', user: person(CLINIC) },
      other.id,
      { status: 'cancelled_by_clinic', reason },
      NOW,
    );
    expect(last(PATIENT)).toBe('visit_cancelled: Запись на 12 мая, 15:30 отменена клиникой');
    expect(cancelled.confirmed_at).toBeNull();
    const [text] = db.notifications
      .find('user', PATIENT)
      .map((one) => one.text)
      .toReversed();
    expect(text).toContain('врач заболел');
  });

  it('«приду»: doctor and clinic read it in the record of the visit', () => {
    const visit = book(db, PATIENT, at('14:30'));
    confirmAttendance(db, person(PATIENT), visit.id, NOW);
    expect(kinds(visit.id)).toEqual(['created', 'attendance_confirmed']);
  });
});

describe('a visit that is confirmed', () => {
  it('was called off by nobody', () => {
    const visit = book(db, PATIENT, at('14:30'));
    const confirmed = changeVisitState(
      db,
      { by: 'doctor', user: person(DOCTOR) },
      visit.id,
      { status: 'confirmed' },
      NOW,
    );
    expect(confirmed.cancelled_by ?? null).toBeNull();
    expect(confirmed.cancel_reason).toBeNull();
  });

  it('asks anew for the word of coming once it was moved', () => {
    const visit = book(db, PATIENT, at('14:30'));
    db.visits.update(visit.id, { status: 'confirmed', attendance_requested: true });
    const hold = holdFor(visit.id, at('16:00'));
    expect(rescheduleVisit(db, person(PATIENT), visit.id, hold.id, NOW).attendance_requested).toBe(false);
    expect(db.slot_holds.size).toBe(0);
  });
});

describe('a time that was offered to somebody who waited', () => {
  const offered = (): { visitId: number; later: number } => {
    const visit = book(db, PATIENT, at('16:00', 13));
    const later = book(db, PATIENT, at('17:00', 14), { doctor: 1 });
    const wish = wishForTime(db, person(PATIENT), { visit_id: visit.id }, NOW);
    offerTime(db, { doctor_id: 1 }, wish.id, at('15:00'), NOW);
    expect(db.slot_holds.size).toBe(1);
    return { visitId: visit.id, later: later.id };
  };

  it('is free for others when they book something else of the same doctor', () => {
    offered();
    book(db, PATIENT, at('10:30'));
    expect(db.slot_holds.size).toBe(0);
  });

  it('is free for others when they move their visit elsewhere', () => {
    const { visitId } = offered();
    rescheduleVisit(db, person(PATIENT), visitId, holdFor(visitId, at('11:30')).id, NOW);
    expect(db.slot_holds.size).toBe(0);
  });
});

it('marks are taken back until the last minute of the visit’s day', () => {
  expect(endOfItsDay(book(db, PATIENT, at('14:30')))).toBe(at('23:59'));
});
