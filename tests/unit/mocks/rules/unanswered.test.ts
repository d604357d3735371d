import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { notificationView } from '#mocks/handlers/views/notification.ts';
import { visitView } from '#mocks/handlers/views/visit.ts';
import { answerUntil, endUnanswered, unanswered } from '#mocks/rules/answer-time.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { at, book, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const PATIENT = 1;
const DOCTOR = 11;
const CLINIC = 21;
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const told = (id: number) => db.notifications.find('user', id).map((row) => notificationView(db, row));
const texts = (id: number) => told(id).map(({ title, text }) => `${title}. ${text}`);
const desk = () => ({ by: 'clinic', user: person(CLINIC) }) as const;
const mark = (id: number, status: 'confirmed' | 'completed' | 'no_show', now = NOW) =>
  changeVisitState(db, desk(), id, { status }, now);

describe('a pending request', () => {
  it('ends when its time for an answer is over: the slot is free, and patient, doctor and clinic are notified', () => {
    const visit = book(db, PATIENT, at('14:30'));
    expect(visit.answer_until).toBe(at('11:00'));
    const until = Date.parse(at('11:00'));
    expect(unanswered(db, until)).toEqual([]);
    endUnanswered(db, until + MINUTE);
    expect(visitView(db, db.users.require(1), db.visits.require(visit.id), until + MINUTE)).toMatchObject({
      status: 'cancelled_by_clinic',
      cancelled_by: 'unanswered',
      cancel_reason: null,
      answer_until: null,
    });
    expect(texts(PATIENT).at(-1)).toContain('Клиника не ответила: запись на 12 мая, 14:30 не состоится');
    for (const id of [DOCTOR, CLINIC]) expect(texts(id).at(-1)).toContain('на неё не ответили до 11:00');
    expect(book(db, 2, at('14:30'), { now: until + MINUTE }).status).toBe('pending');
  });

  it('can be cancelled by the patient until the last minute for an answer, however soon the visit starts', () => {
    const visit = book(db, PATIENT, at('10:30'));
    const shown = visitView(db, db.users.require(1), visit, NOW);
    expect(shown.cancel_until).toBe(shown.answer_until);
    expect(cancelVisit(db, person(PATIENT), visit.id, null, NOW).status).toBe('cancelled_by_patient');
    const other = book(db, PATIENT, at('10:30'));
    mark(other.id, 'confirmed');
    expect(refusal(() => cancelVisit(db, person(PATIENT), other.id, null, NOW)).fields).toEqual(['starts_at']);
  });

  it('does not end by itself after the clinic has confirmed the request', () => {
    const visit = book(db, PATIENT, at('14:30'));
    mark(visit.id, 'confirmed');
    endUnanswered(db, Date.parse(at('14:00')));
    expect(db.visits.require(visit.id).status).toBe('confirmed');
  });

  it('is not created in a clinic that confirms every visit at once', () => {
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, auto_confirm: true } });
    for (const doctor_id of [1, null]) {
      expect(answerUntil(db, { doctor_id, filial_id: 1, starts_at: at('14:30') }, NOW)).toBeNull();
    }
    expect(book(db, PATIENT, at('14:30'))).toMatchObject({ status: 'confirmed', answer_until: null });
  });
});

it('a notification sent earlier shows the new time of a moved visit, or that the visit was cancelled', () => {
  const visit = book(db, PATIENT, at('14:30'));
  mark(visit.id, 'confirmed');
  moveAtDesk(db, desk(), visit.id, { starts_at: at('10:00', 13) }, NOW);
  expect(texts(PATIENT).every((text) => text.includes('13 мая, 10:00'))).toBe(true);
  expect(texts(PATIENT).find((text) => text.includes('подтверждена'))).toContain('Теперь: 13 мая, 10:00');
  cancelVisit(db, person(PATIENT), visit.id, null, NOW);
  for (const id of [PATIENT, DOCTOR, CLINIC]) expect(texts(id)[0]).toMatch(/Запись отменена$/);
});

it.each([
  ['completed', 'отмечен как состоявшийся', 'Если приёма не было, сообщите до 26 мая, 15:00'],
  ['no_show', 'Отмечено, что приёма', 'Если вы были на приёме, сообщите до 26 мая, 15:00'],
] as const)(
  'until a mark is removed, the patient reads that the visit was marked «%s» and how to object',
  (status, text, doubt) => {
    const { id } = book(db, PATIENT, at('14:30'));
    mark(id, 'confirmed');
    mark(id, status, Date.parse(at('14:30')));
    const last = told(PATIENT).at(-1);
    expect(last).toMatchObject({ kind: 'visit_ended', target: { kind: 'visit', id } });
    expect(`${last?.title} ${last?.text}`).toContain(text);
    expect(last?.text).toContain(doubt);
    mark(id, 'confirmed', Date.parse(at('14:30')));
    expect(told(PATIENT).some(({ kind }) => kind === 'visit_ended')).toBe(false);
  },
);

it('the desk can book the slot of a no-show, and the mark «no-show» can’t be removed after this booking', () => {
  const { id, client_id } = book(db, PATIENT, at('14:30'));
  const now = Date.parse(at('14:30'));
  mark(id, 'confirmed');
  const place = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('14:30'), source: 'walk_in' as const };
  const again = () => bookAtDesk(db, desk(), { ...place, client_id }, now);
  expect(refusal(again).fields).toEqual(['starts_at']);
  mark(id, 'no_show', now);
  expect(again().status).toBe('confirmed');
  expect(refusal(() => mark(id, 'confirmed', now + HOUR)).fields).toEqual(['status']);
});

it('two adjacent requests keep their start and end after the buffer and the service have become longer', () => {
  const [first, second] = [book(db, 1, at('14:00')), book(db, 2, at('14:30'))];
  db.doctor_services.update(1, { duration_minutes: 60 });
  db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 28, buffer_minutes: 30 });
  const ends = [mark(first.id, 'confirmed'), mark(second.id, 'confirmed')].map(({ ends_at }) => ends_at);
  expect(ends).toEqual([at('14:30'), at('15:00')]);
});
