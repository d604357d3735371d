import { expect, it } from 'vitest';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { restoreVisit } from '#mocks/rules/restore-visit.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { at, book, MINUTE, NOW, smallWorld } from './world.ts';

const CANCEL = { status: 'cancelled_by_clinic', reason: 'Ошиблись' } as const;
const receptionist = (db: ReturnType<typeof smallWorld>) => db.users.require(21);

it('a visit that the clinic cancelled by mistake is what it was, and the patient is told', () => {
  const db = smallWorld();
  const before = book(db, 1, at('14:00'));
  changeVisitState(db, { by: 'clinic', user: receptionist(db) }, before.id, CANCEL, NOW);
  const after = restoreVisit(db, receptionist(db), before.id, NOW + MINUTE / 2);
  expect([after.status, after.cancel_reason, after.ended_at]).toEqual([before.status, null, null]);
  expect([...db.notifications.all()].some(({ title }) => title.includes('снова в силе'))).toBe(true);
  expect(restoreVisit(db, receptionist(db), before.id, NOW + MINUTE).status).toBe(before.status);
});

it('a cancelled visit stays cancelled after a minute, and where a doctor called it off', () => {
  const db = smallWorld();
  const late = book(db, 1, at('14:00'));
  changeVisitState(db, { by: 'clinic', user: receptionist(db) }, late.id, CANCEL, NOW);
  expect(() => restoreVisit(db, receptionist(db), late.id, NOW + 2 * MINUTE)).toThrow('в течение минуты');
  const others = book(db, 1, at('15:00'));
  changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, others.id, CANCEL, NOW);
  expect(() => restoreVisit(db, receptionist(db), others.id, NOW)).toThrow('отменила клиника');
});

it('a cancelled visit does not come back to a time that was given to somebody else', () => {
  const db = smallWorld();
  const visit = book(db, 1, at('14:00'));
  changeVisitState(db, { by: 'clinic', user: receptionist(db) }, visit.id, CANCEL, NOW);
  const other = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10' };
  const booking = { doctor_id: 1, filial_id: 1, service_id: 1, source: 'phone' as const, new_client: other };
  bookAtDesk(db, { by: 'clinic', user: receptionist(db) }, { ...booking, starts_at: at('14:00') }, NOW);
  expect(() => restoreVisit(db, receptionist(db), visit.id, NOW)).toThrow('заняли');
});

it('a request does not come back when the time to answer it is over: it would end by itself at once', () => {
  const db = smallWorld();
  const request = book(db, 1, at('14:00'));
  expect(request.status).toBe('pending');
  const end = Date.parse(request.answer_until ?? '');
  changeVisitState(db, { by: 'clinic', user: receptionist(db) }, request.id, CANCEL, end - MINUTE / 2);
  expect(restoreVisit(db, receptionist(db), request.id, end - 1).status).toBe('pending');
  changeVisitState(db, { by: 'clinic', user: receptionist(db) }, request.id, CANCEL, end - MINUTE / 2);
  expect(() => restoreVisit(db, receptionist(db), request.id, end)).toThrow(/Ответить на эту заявку можно было до/);
});
