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

describe('a request that nobody answers', () => {
  it('ends by itself at the minute that was promised, and frees the time', () => {
    const visit = book(db, PATIENT, at('14:30'));
    expect(visit.answer_until).toBe(at('11:00'));
    const until = Date.parse(at('11:00'));
    expect(unanswered(db, until)).toEqual([]);
    endUnanswered(db, until + MINUTE);
    expect(visitView(db, db.visits.require(visit.id), until + MINUTE)).toMatchObject({
      status: 'cancelled_by_clinic',
      cancelled_by: 'unanswered',
      cancel_reason: null,
      answer_until: null,
    });
    expect(book(db, 2, at('14:30'), { now: until + MINUTE }).status).toBe('pending');
  });

  it('is told to all sides', () => {
    book(db, PATIENT, at('14:30'));
    endUnanswered(db, Date.parse(at('11:01')));
    expect(texts(PATIENT).at(-1)).toContain('Клиника не ответила: запись на 12 мая, 14:30 не состоится');
    for (const id of [DOCTOR, CLINIC]) expect(texts(id).at(-1)).toContain('на неё не ответили до 11:00');
  });

  it('is called off by the patient until then, however near it is', () => {
    const visit = book(db, PATIENT, at('10:30'));
    const shown = visitView(db, visit, NOW);
    expect(shown.cancel_until).toBe(shown.answer_until);
    expect(cancelVisit(db, person(PATIENT), visit.id, null, NOW).status).toBe('cancelled_by_patient');
    const other = book(db, PATIENT, at('10:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, other.id, { status: 'confirmed' }, NOW);
    expect(refusal(() => cancelVisit(db, person(PATIENT), other.id, null, NOW)).fields).toEqual(['starts_at']);
  });

  it('is not left once it was confirmed', () => {
    const visit = book(db, PATIENT, at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, NOW);
    endUnanswered(db, Date.parse(at('14:00')));
    expect(db.visits.require(visit.id).status).toBe('confirmed');
  });
});

describe('a clinic that confirms at once', () => {
  it('leaves nobody waiting, with a doctor and without one', () => {
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, auto_confirm: true } });
    expect(answerUntil(db, { doctor_id: 1, filial_id: 1, starts_at: at('14:30') }, NOW)).toBeNull();
    expect(answerUntil(db, { doctor_id: null, filial_id: 1, starts_at: at('14:30') }, NOW)).toBeNull();
    expect(book(db, PATIENT, at('14:30'))).toMatchObject({ status: 'confirmed', answer_until: null });
  });
});

describe('a notice that is read later', () => {
  it('of a visit that was moved since says when it is now', () => {
    const visit = book(db, PATIENT, at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, NOW);
    moveAtDesk(db, desk(), visit.id, { starts_at: at('10:00', 13) }, NOW);
    expect(texts(PATIENT).every((text) => text.includes('13 мая, 10:00'))).toBe(true);
    expect(texts(PATIENT).find((text) => text.includes('подтверждена'))).toContain('Теперь: 13 мая, 10:00');
  });

  it('of a visit that was called off since says so', () => {
    const visit = book(db, PATIENT, at('14:30'));
    cancelVisit(db, person(PATIENT), visit.id, null, NOW);
    for (const id of [PATIENT, DOCTOR, CLINIC]) expect(texts(id)[0]).toMatch(/Запись отменена$/);
  });
});

describe('a visit that is marked as over', () => {
  const over = at('14:30');
  const visitInPast = () => {
    const visit = book(db, PATIENT, over);
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, NOW);
    return visit.id;
  };

  it.each([
    ['completed', 'отмечен как состоявшийся', 'Если приёма не было, сообщите до 26 мая, 15:00'],
    ['no_show', 'Отмечено, что приёма', 'Если вы были на приёме, сообщите до 26 мая, 15:00'],
  ] as const)('%s is told to the patient, with the day until which they can say otherwise', (status, mark, doubt) => {
    const id = visitInPast();
    changeVisitState(db, { by: 'clinic', user: person(CLINIC) }, id, { status }, Date.parse(over));
    const last = told(PATIENT).at(-1);
    expect(last).toMatchObject({ kind: 'visit_ended', target: { kind: 'visit', id } });
    expect(`${last?.title} ${last?.text}`).toContain(mark);
    expect(last?.text).toContain(doubt);
  });

  it('by mistake takes its notice back with the mark', () => {
    const id = visitInPast();
    changeVisitState(db, { by: 'clinic', user: person(CLINIC) }, id, { status: 'no_show' }, Date.parse(over));
    changeVisitState(db, { by: 'clinic', user: person(CLINIC) }, id, { status: 'confirmed' }, Date.parse(over));
    expect(told(PATIENT).some(({ kind }) => kind === 'visit_ended')).toBe(false);
  });
});

describe('a time that was called off', () => {
  it('is booked again at once: for oneself, for the child, and at the desk', () => {
    const slot = at('14:30');
    for (const member of [undefined, 1]) {
      const visit = book(db, PATIENT, slot, member === undefined ? {} : { member });
      cancelVisit(db, person(PATIENT), visit.id, null, NOW);
    }
    const { client_id } = db.visits.require(1);
    const atDesk = bookAtDesk(
      db,
      desk(),
      { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: slot, source: 'phone', client_id },
      NOW,
    );
    expect(atDesk.status).toBe('confirmed');
  });

  it('is free after a no-show, until the mark is taken back', () => {
    const visit = book(db, PATIENT, at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, NOW);
    const now = Date.parse(at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'no_show' }, now);
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, now);
    const again = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('14:30'), source: 'walk_in' as const };
    expect(refusal(() => bookAtDesk(db, desk(), { ...again, client_id: visit.client_id }, now)).fields).toEqual([
      'starts_at',
    ]);
    changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'no_show' }, now);
    expect(bookAtDesk(db, desk(), { ...again, client_id: visit.client_id }, now).status).toBe('confirmed');
    expect(
      refusal(() =>
        changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, visit.id, { status: 'confirmed' }, now + HOUR),
      ).fields,
    ).toEqual(['status']);
  });
});

describe('two requests beside each other', () => {
  it('never overlap, although the pause grew and the service got longer, and both are confirmed', () => {
    const first = book(db, 1, at('14:00'));
    const second = book(db, 2, at('14:30'));
    db.doctor_services.update(1, { duration_minutes: 60 });
    db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 28, buffer_minutes: 30 });
    const both = [
      changeVisitState(db, { by: 'doctor', user: person(DOCTOR) }, first.id, { status: 'confirmed' }, NOW),
      changeVisitState(db, { by: 'clinic', user: person(CLINIC) }, second.id, { status: 'confirmed' }, NOW),
    ];
    expect(both.map(({ starts_at, ends_at }) => [starts_at, ends_at])).toEqual([
      [at('14:00'), at('14:30')],
      [at('14:30'), at('15:00')],
    ]);
  });
});
