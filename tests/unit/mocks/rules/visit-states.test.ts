import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { historyOf } from '#mocks/handlers/views/visit.ts';
import { insertVisit } from '#mocks/rules/new-visit.ts';
import { deleteReview, writeReview } from '#mocks/rules/reviews.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { endOfItsDay, markedFrom } from '#mocks/rules/visit-state-times.ts';
import { undoTo } from '#mocks/rules/visit-state-undo.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { cancelledBy, isCancelled, NEXT_STATES, tabOf } from '#mocks/rules/visit-states.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

/** vectors.test.ts tests the contract's table of steps, and this file tests the other rules. */
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

type Target = VisitStateRequest['status'];

const person = (id: number) => db.users.require(id);
const readBy = (reader: 'patient' | 'desk', visitId: number) =>
  historyOf(db, db.visits.require(visitId), reader).map(({ text }) => text);
const START = Date.parse(at('14:30'));
const EVENING = Date.parse(at('23:59'));

const moveBy = (by: 'doctor' | 'clinic', id: number, status: Target, now: number): VisitRow =>
  changeVisitState(db, { by, user: person(by === 'doctor' ? 11 : 21) }, id, { status, reason: 'Врач заболел' }, now);
const move = (id: number, status: Target, now: number): VisitRow => moveBy('doctor', id, status, now);

/** A visit at 14:30 today that gets these states one after another at 14:30. */
function visitIn(...states: Target[]): VisitRow {
  const visit = book(db, 1, at('14:30'));
  for (const status of states) move(visit.id, status, START);
  return db.visits.require(visit.id);
}

/** Inserts a copy of a visit with other values. Nothing checks the time of the copy. */
const put = (like: VisitRow, facts: Partial<VisitRow>): VisitRow =>
  db.visits.insert({ ...like, id: db.visits.nextId(), ...facts });

describe('a change of a visit’s state', () => {
  it('can be made only by the visit’s own doctor and clinic', () => {
    const { id } = book(db, 1, at('14:30'));
    const confirm = (by: 'doctor' | 'clinic', user: number, visit = id) =>
      refusal(() => changeVisitState(db, { by, user: person(user) }, visit, { status: 'confirmed' }, NOW)).status;
    expect([confirm('doctor', 12), confirm('clinic', 22), confirm('doctor', 21), confirm('clinic', 21, 404)]).toEqual([
      404, 404, 404, 404,
    ]);
    db.visits.update(id, { doctor_id: null });
    expect([confirm('doctor', 11), confirm('doctor', 21)]).toEqual([404, 404]);
  });

  it('has no effect if it is repeated', () => {
    const visit = visitIn('confirmed');
    expect(move(visit.id, 'confirmed', START)).toEqual(visit);
    expect(readBy('patient', visit.id)).toHaveLength(2);
  });

  it('stores when the visit was confirmed, which state it had before its end, and who cancelled it and why', () => {
    const { id } = book(db, 1, at('14:30'));
    expect(move(id, 'confirmed', NOW)).toMatchObject({ confirmed_at: at('08:20'), cancel_reason: null });
    expect(move(id, 'arrived', START)).toMatchObject({ confirmed_at: at('08:20'), ended_at: null });
    expect(move(id, 'completed', START)).toMatchObject({ ended_from: 'arrived', ended_at: at('14:30') });
    const other = book(db, 1, at('15:30'));
    expect(move(other.id, 'cancelled_by_clinic', NOW)).toMatchObject({ cancel_reason: 'Врач заболел' });
    expect(readBy('patient', other.id)[0]).toBe('Врач отменил запись. Причина: врач заболел');
    expect(cancelledBy(db.visits.require(other.id))).toBe('doctor');
    const third = book(db, 1, at('16:30'));
    expect(cancelledBy(moveBy('clinic', third.id, 'cancelled_by_clinic', NOW))).toBe('clinic');
  });

  it('to «cancelled by the clinic» needs a reason', () => {
    const { id } = book(db, 1, at('14:30'));
    const cancel = () =>
      changeVisitState(db, { by: 'clinic', user: person(21) }, id, { status: 'cancelled_by_clinic' }, NOW);
    expect(refusal(cancel)).toMatchObject({ status: 422, fields: ['reason'] });
  });

  it.each([
    ['cancelled_by_clinic', 'arrived', 'Запись отменена, её состояние не меняется'],
    ['completed', 'no_show', 'Приём уже отмечен. Сначала снимите отметку'],
    ['pending', 'arrived', 'Сначала подтвердите запись'],
    ['arrived', 'cancelled_by_clinic', 'Пациент уже на приёме: отменить запись нельзя'],
  ] as const)('from %s to %s is refused with the reason «%s»', (from, to, text) => {
    const { id } = db.visits.update(book(db, 1, at('14:30')).id, { status: from });
    expect(refusal(() => move(id, to, START))).toMatchObject({ status: 409, fields: ['status'], text });
    expect(undoTo(db, db.visits.require(id), START)).toBe(
      from === 'completed' || from === 'arrived' ? 'confirmed' : null,
    );
  });

  it('to «arrived» or «completed» is refused before its earliest time', () => {
    const visit = book(db, 1, at('14:30'));
    const from = (['arrived', 'completed', 'confirmed'] as const).map((status) => markedFrom(visit, status));
    expect(from).toEqual([at('13:30'), at('14:30'), null]);
  });

  it('that comes too early is refused, and the error names the day and time from which it is possible', () => {
    const [today, tomorrow, later] = [at('14:30'), at('10:00', 13), at('10:00', 20)].map(
      (time) => book(db, 1, time).id,
    );
    for (const id of [today, tomorrow, later]) move(id ?? 0, 'confirmed', NOW);
    const early = (id: number | undefined, status: Target) => refusal(() => move(id ?? 0, status, NOW)).text;
    expect(early(today, 'completed')).toBe('Визит начнётся сегодня в 14:30; завершить приём можно с 14:30');
    expect(early(tomorrow, 'arrived')).toBe('Визит начнётся завтра в 10:00; отметить приход можно с 09:00');
    expect(early(later, 'no_show')).toBe('Визит начнётся 20 мая в 10:00; отметить неявку можно с 10:00');
  });
});

describe('a mistaken mark', () => {
  it('can be removed until the last minute of the day, and the patient does not see that it was set', () => {
    expect(endOfItsDay(book(db, 2, at('16:00')))).toBe(at('23:59'));
    const visit = visitIn('confirmed', 'arrived');
    const texts = readBy('patient', visit.id);
    const last = move(visit.id, 'no_show', START);
    expect(undoTo(db, last, EVENING)).toBe('arrived');
    expect(move(visit.id, 'arrived', EVENING)).toMatchObject({ status: 'arrived', ended_at: null });
    expect(readBy('patient', visit.id)).toEqual(texts);
    const again = move(visit.id, 'completed', EVENING);
    expect(undoTo(db, again, EVENING + MINUTE)).toBeNull();
    expect(refusal(() => move(visit.id, 'arrived', EVENING + MINUTE)).text).toContain('до конца дня визита');
  });

  it('stays in the history of doctor and clinic, together with the time of its removal and who removed it', () => {
    const visit = visitIn('confirmed', 'arrived', 'no_show');
    move(visit.id, 'arrived', START + MINUTE);
    moveBy('clinic', visit.id, 'confirmed', START + 2 * MINUTE);
    expect(readBy('desk', visit.id).slice(0, 3)).toEqual([
      'Клиника сняла отметку «Здесь»',
      'Врач снял отметку «Неявка»',
      expect.stringContaining('Вы не пришли на приём'),
    ]);
    expect(historyOf(db, visit, 'desk')[0]).toMatchObject({ kind: 'mark_removed', at: at('14:32') });
  });

  it('of a visit that the seed generated can be removed, and the visit then is «confirmed»', () => {
    const { id } = book(db, 1, at('14:30'));
    const generated = db.visits.update(id, { status: 'no_show', ended_at: at('15:00'), fate: 'no_show' });
    expect(undoTo(db, generated, EVENING)).toBe('confirmed');
  });

  it('can’t be removed while the visit has a review', () => {
    const visit = visitIn('confirmed', 'completed');
    const words = { rating: 5, text: 'Хороший врач, спасибо', anonymous: false };
    const review = writeReview(db, person(1), { visit_id: visit.id, ...words }, START);
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('отзыв');
    deleteReview(db, person(1), review.id);
    expect(undoTo(db, visit, START)).toBe('confirmed');
  });

  it('can’t be removed while somebody holds the visit’s slot', () => {
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, book_ahead_hours: 0 } });
    const visit = visitIn('confirmed', 'no_show');
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('14:30') };
    const hold = holdSlot(db, person(2), slot, START);
    expect(undoTo(db, visit, START)).toBeNull();
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('занято');
    expect(undoTo(db, visit, Date.parse(hold.expires_at))).toBe('confirmed');
  });
});

describe('the removal of a mark', () => {
  let missed: VisitRow;
  beforeEach(() => {
    missed = db.visits.update(book(db, 1, at('14:30')).id, { status: 'no_show', ended_at: at('14:45') });
  });
  const goesBackTo = () => undoTo(db, db.visits.require(missed.id), START + 20 * MINUTE);
  const other = (from: string, to: string, facts: Partial<VisitRow> = {}) =>
    put(missed, { user_id: 2, status: 'confirmed', starts_at: at(from), ends_at: at(to), ...facts });

  it.each([
    ['is accepted if another visit ends when the marked visit begins', '14:00', '14:30', {}, 'confirmed'],
    ['is accepted if another visit begins when the marked visit ends', '15:00', '15:30', {}, 'confirmed'],
    ['is refused if another visit ends a minute after the marked visit begins', '14:00', '14:31', {}, null],
    ['is refused if another visit begins a minute before the marked visit ends', '14:59', '15:30', {}, null],
    [
      'is accepted if the overlapping visit was cancelled',
      '14:30',
      '15:00',
      { status: 'cancelled_by_patient' },
      'confirmed',
    ],
    [
      'is accepted if the overlapping visit is another person’s visit to another doctor',
      '14:45',
      '15:15',
      { doctor_id: 2 },
      'confirmed',
    ],
    [
      'is refused if the overlapping visit is a relative’s visit to another doctor',
      '14:45',
      '15:15',
      { doctor_id: 2, user_id: 1, family_member_id: 1 },
      null,
    ],
  ] as const)('%s', (_, from, to, facts, back) => {
    other(from, to, facts);
    expect(goesBackTo()).toBe(back);
  });

  it('is accepted beside an overlapping visit to another doctor if neither person has an account', () => {
    db.visits.update(missed.id, { user_id: null });
    other('14:30', '15:00', { doctor_id: 2, user_id: null });
    expect(goesBackTo()).toBe('confirmed');
  });

  it('is accepted while somebody holds a slot for samples, because such a hold takes no time of a doctor', () => {
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('16:00') };
    const hold = holdSlot(db, person(2), slot, NOW);
    db.slot_holds.update(hold.id, { doctor_id: null, starts_at: at('14:30'), ends_at: at('15:00') });
    db.slot_holds.update(hold.id, { expires_at: at('20:00') });
    db.visits.update(missed.id, { doctor_id: null });
    other('14:30', '15:00', { doctor_id: null });
    expect(goesBackTo()).toBe('confirmed');
  });
});

describe('a visit to a doctor', () => {
  it('is the patient’s first visit until another visit has taken place, unless its service is a repeat visit', () => {
    const first = book(db, 1, at('09:30'));
    expect(first).toMatchObject({ is_first_time: true, attendance_requested: false, confirmed_at: null });
    put(first, { doctor_id: 2, status: 'completed' });
    expect(book(db, 1, at('10:30')).is_first_time).toBe(true);
    db.visits.update(first.id, { status: 'completed' });
    expect(book(db, 1, at('11:30')).is_first_time).toBe(false);
    expect(book(db, 2, at('12:30')).is_first_time).toBe(true);
    db.services.update(1, { visit_order: 'repeat' });
    expect(book(db, 3, at('13:30')).is_first_time).toBe(false);
  });

  it('that the desk books is confirmed at once', () => {
    const { client_id } = book(db, 1, at('09:30'));
    const place = { doctor_id: 1, filial_id: 1, service_id: 1, service_title: 'Приём', price: 1, duration_minutes: 30 };
    const offer = { ...place, starts_at: at('10:30'), ends_at: at('11:00') };
    const who = { user_id: 1, family_member_id: null, client_id, comment: null, phone: '', email: '' };
    const visit = { ...who, home_address: null, offer, status: 'confirmed', source: 'phone' } as const;
    expect(insertVisit(db, visit, NOW).confirmed_at).toBe(at('08:20'));
  });
});

it.each([
  ['pending', 'upcoming', 'nobody', null],
  ['confirmed', 'upcoming', 'nobody', null],
  ['arrived', 'upcoming', 'nobody', null],
  ['completed', 'past', 'nobody', null],
  ['no_show', 'past', 'nobody', null],
  ['cancelled_by_patient', 'cancelled', 'the patient', 'patient'],
  ['cancelled_by_clinic', 'cancelled', 'the clinic', 'clinic'],
] as const)('a visit with the status «%s» is in the list «%s», and %s has cancelled it', (status, list, _who, by) => {
  expect([tabOf(status), isCancelled(status), cancelledBy({ status })]).toEqual([list, list === 'cancelled', by]);
  // Only a mistaken mark can lead out of a final state.
  expect(NEXT_STATES[status satisfies VisitStatus].length > 0).toBe(list === 'upcoming');
});
