import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { insertVisit } from '#mocks/rules/new-visit.ts';
import { undoTo } from '#mocks/rules/visit-state-undo.ts';
import { cancelledBy, isCancelled, NEXT_STATES, tabOf } from '#mocks/rules/visit-states.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const START = Date.parse(at('14:30'));
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

/** As it is, with other facts: nothing is asked of the time. */
const put = (like: VisitRow, facts: Partial<VisitRow>): VisitRow =>
  db.visits.insert({ ...like, id: db.visits.nextId(), ...facts });

describe('a mark can be taken back while nobody else has its time', () => {
  let missed: VisitRow;
  beforeEach(() => {
    missed = db.visits.update(book(db, 1, at('14:30')).id, { status: 'no_show', ended_at: at('14:45') });
  });
  const goesBackTo = () => undoTo(db, db.visits.require(missed.id), START + 20 * MINUTE);
  const other = (from: string, to: string, facts: Partial<VisitRow> = {}) =>
    put(missed, { user_id: 2, status: 'confirmed', starts_at: at(from), ends_at: at(to), ...facts });

  it.each([
    ['ends as it begins', '14:00', '14:30', 'confirmed'],
    ['begins as it ends', '15:00', '15:30', 'confirmed'],
    ['reaches a minute into it', '14:00', '14:31', null],
    ['begins a minute before its end', '14:59', '15:30', null],
  ] as const)('another visit of the doctor that %s', (_, from, to, back) => {
    other(from, to);
    expect(goesBackTo()).toBe(back);
  });

  it('but not in the way of a visit that was cancelled', () => {
    other('14:30', '15:00', { status: 'cancelled_by_patient' });
    expect(goesBackTo()).toBe('confirmed');
  });

  it('nor while the family is elsewhere at that time', () => {
    other('14:45', '15:15', { doctor_id: 2, user_id: 2 });
    expect(goesBackTo()).toBe('confirmed');
    other('14:45', '15:15', { doctor_id: 2, user_id: 1, family_member_id: 1 });
    expect(goesBackTo()).toBeNull();
  });

  it('and people without an account are not one family', () => {
    db.visits.update(missed.id, { user_id: null });
    other('14:30', '15:00', { doctor_id: 2, user_id: null });
    expect(goesBackTo()).toBe('confirmed');
  });

  it('and a seat where samples are taken is not one doctor’s', () => {
    db.visits.update(missed.id, { doctor_id: null });
    other('14:30', '15:00', { doctor_id: null });
    db.slot_holds.insert({
      id: 'hold-1',
      user_id: 2,
      doctor_id: null,
      filial_id: 1,
      service_id: 1,
      service_title: 'Анализ',
      price: 1,
      duration_minutes: 30,
      starts_at: at('14:30'),
      ends_at: at('15:00'),
      expires_at: at('20:00'),
      visit_id: null,
    });
    expect(goesBackTo()).toBe('confirmed');
  });
});

describe('a first visit to a doctor', () => {
  it('is the first until one has taken place', () => {
    const first = book(db, 1, at('09:30'));
    expect(first).toMatchObject({ is_first_time: true, attendance_requested: false, confirmed_at: null });
    // A visit that has not taken place is none yet, nor is one to another doctor.
    put(first, { doctor_id: 2, status: 'completed' });
    expect(book(db, 1, at('10:30')).is_first_time).toBe(true);
    db.visits.update(first.id, { status: 'completed' });
    expect(book(db, 1, at('11:30')).is_first_time).toBe(false);
    expect(book(db, 2, at('12:30')).is_first_time).toBe(true);
  });

  it('is never one of a service for those who come again', () => {
    db.services.update(1, { visit_order: 'repeat' });
    expect(book(db, 1, at('09:30')).is_first_time).toBe(false);
  });

  it('that the desk books is confirmed from then on', () => {
    const { client_id } = book(db, 1, at('09:30'));
    const offer = {
      doctor_id: 1,
      filial_id: 1,
      service_id: 1,
      service_title: 'Приём',
      price: 1,
      duration_minutes: 30,
      starts_at: at('10:30'),
      ends_at: at('11:00'),
    };
    const who = { user_id: 1, family_member_id: null, client_id, comment: null, phone: '', email: '' };
    const visit = { ...who, home_address: null, offer, status: 'confirmed', source: 'phone' } as const;
    expect(insertVisit(db, visit, NOW).confirmed_at).toBe(at('08:20'));
  });
});

it('a family that gives a sample at that time is told so', () => {
  const visit = book(db, 1, at('14:30'));
  db.visits.update(visit.id, { doctor_id: null });
  const clash = refusal(() => book(db, 1, at('14:30')));
  expect(clash).toMatchObject({ status: 409, text: 'В это время уже есть запись: 12 мая, 14:30, сдача анализов' });
});

describe('each state', () => {
  const lists: Record<VisitStatus, string> = {
    pending: 'upcoming',
    confirmed: 'upcoming',
    arrived: 'upcoming',
    completed: 'past',
    no_show: 'past',
    cancelled_by_patient: 'cancelled',
    cancelled_by_clinic: 'cancelled',
  };

  it.each(Object.entries(lists) as [VisitStatus, string][])('%s stands in the list «%s»', (status, list) => {
    expect(tabOf(status)).toBe(list);
    expect(isCancelled(status)).toBe(list === 'cancelled');
    // Only a mistaken mark is taken back from an end.
    expect(NEXT_STATES[status].length > 0).toBe(list === 'upcoming');
  });

  it('says whose doing a cancellation was', () => {
    expect(cancelledBy({ status: 'cancelled_by_patient' })).toBe('patient');
    expect(cancelledBy({ status: 'cancelled_by_clinic' })).toBe('clinic');
    expect(cancelledBy({ status: 'cancelled_by_clinic', cancelled_by: 'doctor' })).toBe('doctor');
    expect(cancelledBy({ status: 'confirmed', cancelled_by: 'doctor' })).toBeNull();
  });
});
