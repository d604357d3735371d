import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { historyOf } from '#mocks/handlers/views/visit.ts';
import { deleteReview, writeReview } from '#mocks/rules/reviews.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { disputeVisit } from '#mocks/rules/visit-notes.ts';
import { undoTo } from '#mocks/rules/visit-state-undo.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { cancelledBy, NEXT_STATES } from '#mocks/rules/visit-states.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

type Target = VisitStateRequest['status'];

const person = (id: number) => db.users.require(id);
const readBy = (reader: 'patient' | 'desk', visitId: number) =>
  historyOf(db, db.visits.require(visitId), reader).map(({ text }) => text);
const textsOf = (visitId: number) => readBy('patient', visitId);
const START = Date.parse(at('14:30'));
const EVENING = Date.parse(at('23:59'));

/** Changes the state as the doctor. */
const move = (id: number, status: Target, now: number): VisitRow =>
  changeVisitState(db, { by: 'doctor', user: person(11) }, id, { status, reason: 'Врач заболел' }, now);

/** A visit of today, 14:30, taken along these states at its start. */
function visitIn(...states: Target[]): VisitRow {
  const visit = book(db, 1, at('14:30'));
  for (const status of states) move(visit.id, status, START);
  return db.visits.require(visit.id);
}

describe('a step from one state to another', () => {
  const states = Object.keys(NEXT_STATES) as VisitStatus[];
  const targets: Target[] = ['confirmed', 'arrived', 'completed', 'no_show', 'cancelled_by_clinic'];
  const allowed = new Set([
    'pending confirmed',
    'pending cancelled_by_clinic',
    'confirmed arrived',
    'confirmed completed',
    'confirmed no_show',
    'confirmed cancelled_by_clinic',
    'arrived confirmed',
    'arrived completed',
    'arrived no_show',
    'completed confirmed',
    'no_show confirmed',
  ]);

  it.each(states.flatMap((from) => targets.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    const visit = book(db, 1, at('14:30'));
    const before = db.visits.update(visit.id, { status: from });
    const events = textsOf(visit.id);
    const step = () => move(visit.id, to, START);
    if (from === to) {
      expect(step()).toEqual(before);
      expect(textsOf(visit.id)).toEqual(events);
    } else if (allowed.has(`${from} ${to}`)) expect(step().status).toBe(to);
    else expect(refusal(step)).toMatchObject({ status: 409, fields: ['status'] });
  });

  it('cancelling by the clinic needs a reason, which the patient reads', () => {
    const visit = book(db, 1, at('14:30'));
    expect(
      refusal(() =>
        changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status: 'cancelled_by_clinic' }, NOW),
      ),
    ).toMatchObject({
      status: 422,
      fields: ['reason'],
    });
    expect(move(visit.id, 'cancelled_by_clinic', NOW).cancel_reason).toBe('Врач заболел');
    expect(textsOf(visit.id)).toContain('Врач отменил запись. Причина: врач заболел');
    expect(cancelledBy(db.visits.require(visit.id))).toBe('doctor');
    const other = book(db, 1, at('15:30'));
    changeVisitState(
      db,
      { by: 'clinic', user: person(21) },
      other.id,
      { status: 'cancelled_by_clinic', reason: 'Ремонт' },
      NOW,
    );
    expect(cancelledBy(db.visits.require(other.id))).toBe('clinic');
  });

  it("of another doctor's visit finds nothing", () => {
    const visit = book(db, 1, at('14:30'));
    expect(
      refusal(() => changeVisitState(db, { by: 'doctor', user: person(12) }, visit.id, { status: 'confirmed' }, NOW))
        .status,
    ).toBe(404);
  });
});

describe('a mark before its time', () => {
  it.each([
    ['arrived', at('13:30'), 'отметить приход можно с 13:30'],
    ['completed', at('14:30'), 'завершить приём можно с 14:30'],
    ['no_show', at('14:30'), 'отметить неявку можно с 14:30'],
  ] as const)('%s waits until %s, to the minute, for doctor and clinic', (status, from, text) => {
    const { id } = visitIn('confirmed');
    const tooEarly = Date.parse(from) - MINUTE;
    for (const early of [
      () => move(id, status, tooEarly),
      () => changeVisitState(db, { by: 'clinic', user: person(21) }, id, { status }, tooEarly),
    ]) {
      expect(refusal(early)).toEqual({
        status: 409,
        fields: ['status'],
        text: `Визит начнётся сегодня в 14:30; ${text}`,
      });
    }
    expect(move(id, status, Date.parse(from)).status).toBe(status);
  });

  it('names the day', () => {
    const visit = book(db, 1, at('10:00', 13));
    move(visit.id, 'confirmed', NOW);
    const arrive = (now: number) => refusal(() => move(visit.id, 'arrived', now)).text;
    expect(arrive(NOW)).toBe('Визит начнётся завтра в 10:00; отметить приход можно с 09:00');
    const later = book(db, 1, at('10:00', 20));
    move(later.id, 'confirmed', NOW);
    expect(refusal(() => move(later.id, 'no_show', NOW)).text).toBe(
      'Визит начнётся 20 мая в 10:00; отметить неявку можно с 10:00',
    );
  });

  it('is refused of who is already there, too', () => {
    const { id } = visitIn('confirmed');
    move(id, 'arrived', START - 20 * MINUTE);
    expect(refusal(() => move(id, 'completed', START - MINUTE)).fields).toEqual(['status']);
    expect(move(id, 'completed', START).status).toBe('completed');
  });
});

describe('a mistaken mark', () => {
  const marked = [
    ['arrived', ['confirmed', 'arrived'], 'confirmed'],
    ['completed', ['confirmed', 'completed'], 'confirmed'],
    ['completed', ['confirmed', 'arrived', 'completed'], 'arrived'],
    ['no_show', ['confirmed', 'no_show'], 'confirmed'],
    ['no_show', ['confirmed', 'arrived', 'no_show'], 'arrived'],
  ] as const satisfies readonly (readonly [VisitStatus, readonly Target[], 'confirmed' | 'arrived'])[];

  it.each(marked)('%s after %j goes back to %s until the day ends, without a trace', (_mark, way, before) => {
    const visit = visitIn(...way.slice(0, -1));
    const texts = textsOf(visit.id);
    const last = move(visit.id, way.at(-1) ?? 'confirmed', START);
    expect(undoTo(db, last, EVENING)).toBe(before);
    expect(move(visit.id, before, EVENING)).toMatchObject({ status: before, ended_at: null });
    expect(textsOf(visit.id)).toEqual(texts);
    // And forward again.
    expect(move(visit.id, 'completed', EVENING).status).toBe('completed');
  });

  it.each(marked)('%s after %j stays from midnight on', (mark, way, before) => {
    const visit = visitIn(...way);
    expect(undoTo(db, visit, EVENING + MINUTE)).toBeNull();
    expect(refusal(() => move(visit.id, before, EVENING + MINUTE))).toEqual({
      status: 409,
      fields: ['status'],
      text: 'Отметку можно было снять до конца дня визита',
    });
    expect(db.visits.require(visit.id).status).toBe(mark);
  });

  it('stays in the record of doctor and clinic, with who took it back and when', () => {
    const visit = visitIn('confirmed', 'arrived', 'no_show');
    move(visit.id, 'arrived', START + MINUTE);
    changeVisitState(db, { by: 'clinic', user: person(21) }, visit.id, { status: 'confirmed' }, START + 2 * MINUTE);
    expect(readBy('desk', visit.id).slice(0, 4)).toEqual([
      'Клиника сняла отметку «Здесь»',
      'Врач снял отметку «Неявка»',
      expect.stringContaining('Вы не пришли на приём'),
      expect.stringContaining('Вы пришли на приём'),
    ]);
    const [last] = historyOf(db, visit, 'desk');
    expect(last).toMatchObject({ kind: 'mark_removed', at: at('14:32') });
  });

  it('goes back to no other state', () => {
    const visit = visitIn('confirmed', 'completed');
    expect(refusal(() => move(visit.id, 'arrived', START)).text).toBe('Приём уже отмечен. Сначала снимите отметку');
  });

  it('of a generated visit goes back to confirmed', () => {
    const { id } = book(db, 1, at('14:30'));
    const generated = db.visits.update(id, { status: 'no_show', ended_at: at('15:00'), fate: 'no_show' });
    expect(undoTo(db, generated, EVENING)).toBe('confirmed');
  });

  it('that the patient has reviewed stays, until the review is gone', () => {
    const visit = visitIn('confirmed', 'completed');
    const review = writeReview(
      db,
      person(1),
      { visit_id: visit.id, rating: 5, criteria: CRITERIA, text: 'Хороший врач, спасибо', anonymous: false },
      START,
    );
    expect(undoTo(db, visit, START)).toBeNull();
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('отзыв');
    deleteReview(db, person(1), review.id);
    expect(undoTo(db, visit, START)).toBe('confirmed');
  });

  it('that the patient has disputed stays', () => {
    const visit = visitIn('confirmed', 'no_show');
    disputeVisit(db, person(1), visit.id, 'Я была на приёме', START);
    expect(undoTo(db, visit, START)).toBeNull();
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('поддержка');
  });

  it('whose time was given to somebody else stays, and is free again when that hold ends', () => {
    db.clinics.update(1, {
      settings: { book_ahead_hours: 0, cancel_ahead_hours: 4, arrive_early_minutes: 10, auto_confirm: false },
    });
    const visit = visitIn('confirmed', 'no_show');
    const hold = holdSlot(db, person(2), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('14:30') }, START);
    expect(undoTo(db, visit, START)).toBeNull();
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('занято');
    expect(undoTo(db, visit, Date.parse(hold.expires_at))).toBe('confirmed');
    book(db, 2, at('14:30'), { now: START });
    expect(undoTo(db, visit, Date.parse(hold.expires_at) + 60 * MINUTE)).toBeNull();
  });

  it('never reopens what was cancelled', () => {
    const visit = visitIn('cancelled_by_clinic');
    expect(undoTo(db, visit, START)).toBeNull();
    expect(refusal(() => move(visit.id, 'confirmed', START)).text).toContain('отменена');
  });
});

const CRITERIA = { attention: 5, explanation: 5, punctuality: 5 };
