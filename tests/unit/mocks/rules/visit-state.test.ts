import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { historyOf } from '#mocks/handlers/views/visit.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

const START = Date.parse(at('14:30'));
let db: Db;
beforeEach(() => {
  db = smallWorld();
  db.users.update(11, { clinic_id: 1 });
});

const desk = () => db.users.require(11);
const visitOf = (status: 'pending' | 'confirmed' | 'arrived' | 'completed' | 'cancelled_by_clinic' = 'pending') =>
  db.visits.update(book(db, 1, at('14:30')).id, { status }).id;
/** What the patient reads of it last. */
const told = (id: number) => historyOf(db, db.visits.require(id), 'patient')[0]?.text;

describe('nobody moves a visit', () => {
  it('that does not exist, or is another doctor’s', () => {
    const id = visitOf();
    expect(
      refusal(() => changeVisitState(db, { by: 'doctor', user: desk() }, 404, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
    db.users.update(11, { doctor_id: 2 });
    expect(
      refusal(() => changeVisitState(db, { by: 'doctor', user: desk() }, id, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
    db.users.update(11, { doctor_id: null });
    expect(
      refusal(() => changeVisitState(db, { by: 'doctor', user: desk() }, id, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
  });

  it('in whose place nobody receives, as a doctor', () => {
    const id = visitOf();
    db.visits.update(id, { doctor_id: null });
    db.users.update(11, { doctor_id: null });
    expect(
      refusal(() => changeVisitState(db, { by: 'doctor', user: desk() }, id, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
  });

  it('of another clinic', () => {
    const id = visitOf();
    expect(
      refusal(() => changeVisitState(db, { by: 'clinic', user: desk() }, 404, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
    db.users.update(11, { clinic_id: 2 });
    expect(
      refusal(() => changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'confirmed' }, NOW)).status,
    ).toBe(404);
  });
});

describe('a visit keeps', () => {
  it('when it was confirmed, once', () => {
    const id = visitOf();
    expect(changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'confirmed' }, NOW)).toMatchObject({
      status: 'confirmed',
      confirmed_at: at('08:20'),
    });
    expect(told(id)).toBe('Клиника подтвердила запись');
  });

  it('who cancelled it, and why', () => {
    const id = visitOf();
    const cancelled = changeVisitState(
      db,
      { by: 'doctor', user: desk() },
      id,
      { status: 'cancelled_by_clinic', reason: 'Врач заболел' },
      NOW,
    );
    expect(cancelled).toMatchObject({ cancel_reason: 'Врач заболел', cancelled_by: 'doctor' });
    expect(told(id)).toMatch(/^Врач отменил запись/);
  });

  it('no reason and no confirming when it only goes on', () => {
    const id = visitOf('confirmed');
    const before = db.visits.require(id);
    const arrived = changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'arrived' }, START);
    expect(arrived).toMatchObject({ confirmed_at: before.confirmed_at, cancel_reason: before.cancel_reason });
    expect(arrived.ended_at).toBe(before.ended_at);
  });

  it.each(['confirmed', 'arrived'] as const)('from which state it ended: %s', (status) => {
    const id = visitOf(status);
    expect(changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'completed' }, START)).toMatchObject({
      ended_from: status,
      ended_at: at('14:30'),
    });
    expect(told(id)).toBe('Приём завершён');
  });
});

it('a cancelling needs its reason', () => {
  const id = visitOf();
  const refused = refusal(() =>
    changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'cancelled_by_clinic' }, NOW),
  );
  expect(refused).toMatchObject({ status: 422, fields: ['reason'], text: 'Обязательно для заполнения' });
});

it.each([
  ['cancelled_by_clinic', 'arrived', 'Запись отменена, её состояние не меняется'],
  ['completed', 'no_show', 'Приём уже отмечен. Сначала снимите отметку'],
  ['pending', 'arrived', 'Сначала подтвердите запись'],
  ['arrived', 'cancelled_by_clinic', 'Пациент уже на приёме: отменить запись нельзя'],
] as const)('of a visit that is %s nobody makes one that is %s', (from, status, text) => {
  const id = visitOf(from);
  const refused = refusal(() =>
    changeVisitState(db, { by: 'clinic', user: desk() }, id, { status, reason: 'Врач заболел' }, START),
  );
  expect(refused).toEqual({ status: 409, fields: ['status'], text });
});

it('one who gives a sample is received by nobody, and reads so', () => {
  const id = visitOf('confirmed');
  db.visits.update(id, { doctor_id: null });
  changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'arrived' }, START);
  expect(told(id)).toBe('Вы пришли сдать анализ');
  changeVisitState(db, { by: 'clinic', user: desk() }, id, { status: 'completed' }, START);
  expect(told(id)).toBe('Анализ взят');
});
