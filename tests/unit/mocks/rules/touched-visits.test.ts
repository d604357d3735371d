import { beforeEach, describe, expect, it } from 'vitest';
import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import type { Db } from '#mocks/db/db.ts';
import { WEEKDAYS } from '#mocks/db/lookup.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { changeHours, saveAbsence } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
let early: VisitRow;
let late: VisitRow;
beforeEach(() => {
  db = smallWorld();
  early = book(db, 1, at('10:00', 13));
  late = book(db, 2, at('16:00', 13));
});

const doctor = () => db.doctors.require(1);
const account = () => db.users.require(11);
const visit = ({ id }: VisitRow) => db.visits.require(id);
const lastOf = ({ id }: VisitRow) => db.visit_events.find('visit', id).at(-1)?.text;
const keep = ({ id }: VisitRow) => ({ visit_id: id, action: 'keep' as const });
const cancel = ({ id }: VisitRow) => ({ visit_id: id, action: 'cancel' as const });
const move = ({ id }: VisitRow, starts_at: string) => ({ visit_id: id, action: 'move' as const, starts_at });

/** The same hours, `from` to `to`, on every day of a week. */
function week(from: string, to: string, decisions: TouchedVisitDecision[] = []): OperatingModeRequest {
  const days = WEEKDAYS.map((weekday) => ({ weekday, hours: { from, to }, breaks: [] }));
  return { slot_minutes: 30, days, odd_days: null, decisions };
}
const change = (request: OperatingModeRequest, filial = 1) =>
  changeHours(db, account(), doctor(), filial, request, NOW);
const absence = (decisions: TouchedVisitDecision[], more: Partial<AbsenceRequest> = {}) => {
  const days = { date_from: '2026-05-13', date_to: '2026-05-14', time_from: null, time_to: null };
  return saveAbsence(db, account(), doctor(), null, { ...days, reason: 'Отпуск', decisions, ...more }, NOW);
};

describe('a change of hours', () => {
  it('lists each visit that the new hours put outside the hours, into a break or on a day off', () => {
    expect(refusal(() => change(week('11:00', '15:00'))).text).toContain('13 мая, 10:00, Осипова Елена');
    expect(refusal(() => change(week('11:00', '15:00', [keep(early)]))).text).toContain('13 мая, 16:00');
    const request = week('09:00', '18:00');
    const withBreak = request.days.map((day) => ({ ...day, breaks: [{ from: '10:15', to: '10:45' }] }));
    expect(refusal(() => change({ ...request, days: withBreak })).text).toContain('10:00');
    const off = request.days.map((day) => ({ ...day, hours: null }));
    expect(refusal(() => change({ ...request, days: off }))).toMatchObject({ status: 409, fields: ['decisions'] });
  });

  it('needs no decision about visits in another filial, ended visits, and visits of arrived patients', () => {
    expect(change(week('12:00', '13:00'), 2).filial_id).toBe(2);
    db.visits.update(early.id, { status: 'cancelled_by_clinic' });
    db.visits.update(late.id, { status: 'arrived' });
    expect(change(week('12:00', '13:00')).slot_minutes).toBe(30);
  });

  it('ends a hold of a slot outside the new hours', () => {
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('09:00', 14) };
    const hold = holdSlot(db, db.users.require(1), slot, NOW);
    change(week('10:00', '18:00'));
    expect(db.slot_holds.get(hold.id)).toBeUndefined();
  });

  it('is refused with invalid days, hours or breaks, or for an unknown filial', () => {
    const good = week('09:00', '18:00');
    const pauses = [
      { from: '13:00', to: '14:00' },
      { from: '13:30', to: '14:30' },
    ];
    const wrong = [
      { weekday: 'monday' as const },
      { hours: { from: '18:00', to: '09:00' } },
      { hours: null, breaks: pauses.slice(0, 1) },
      { breaks: [{ from: '08:00', to: '09:30' }] },
      { breaks: pauses },
    ];
    for (const part of wrong) {
      const days = good.days.map((day) => ({ ...day, ...part }));
      expect(refusal(() => change({ ...good, days }))).toMatchObject({ status: 422, fields: ['days'] });
    }
    expect(refusal(() => change(good, 99)).status).toBe(404);
  });
});

describe('a decision about an affected visit', () => {
  const narrow = (...decisions: TouchedVisitDecision[]) => refusal(() => change(week('11:00', '17:00', decisions)));

  it('is refused for a visit of another doctor, a second time for one visit, or without a slot to move to', () => {
    const others = book(db, 1, at('12:00', 14), { doctor: 2 });
    const unknown = { visit_id: 9999, action: 'keep' as const };
    const nowhere = { visit_id: early.id, action: 'move' as const };
    for (const decisions of [[cancel(others)], [unknown], [keep(early), keep(early)], [nowhere]]) {
      expect(narrow(...decisions)).toMatchObject({ status: 422, fields: ['decisions'] });
    }
    expect(visit(others).status).toBe('pending');
  });

  it('can move a visit only to a free future slot within the new hours', () => {
    book(db, 1, at('14:00', 13), { doctor: 2, member: 1 });
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('12:00', 13) };
    holdSlot(db, db.users.require(2), slot, NOW);
    expect(narrow(move(early, at('08:00'))).text).toContain('уже прошло');
    expect(narrow(move(early, at('09:00', 14))).text).toContain('не принимает');
    for (const taken of [at('16:00', 13), at('12:00', 13), at('14:15', 13)]) {
      expect(narrow(move(early, taken))).toMatchObject({ status: 409, fields: ['decisions'] });
      expect(narrow(move(early, taken)).text).toContain('занято');
    }
  });

  it('can move two visits at once, but not to overlapping slots', () => {
    const noon = [move(early, at('12:00', 13)), move(late, at('12:15', 13))];
    expect(refusal(() => change(week('11:00', '15:00', noon))).status).toBe(409);
    change(week('11:00', '15:00', [move(early, at('12:00', 13)), move(late, at('12:30', 13))]));
    expect([visit(early).starts_at, visit(late).starts_at]).toEqual([at('12:00', 13), at('12:30', 13)]);
  });
});

describe('an absence', () => {
  it('needs a decision about the affected visits of every filial, and no visit may move into the absence', () => {
    const other = book(db, 1, at('12:00', 14), { filial: 2 });
    const rest = [cancel(early), move(late, at('16:00', 15))];
    expect(refusal(() => absence(rest))).toMatchObject({ status: 409, fields: ['decisions'] });
    expect(refusal(() => absence([...rest, move(other, at('12:30', 14))])).text).toContain('не принимает');
    absence([...rest, keep(other)]);
    expect([visit(early).status, visit(late).starts_at]).toEqual(['cancelled_by_clinic', at('16:00', 15)]);
    expect(visit(other)).toEqual(other);
    expect(refusal(() => book(db, 1, at('12:00', 13))).status).toBe(409);
  });

  it('shows patients the reason written for them, never the private reason', () => {
    absence([cancel(early), move(late, at('16:00', 15))], { told_reason: 'Врач на операции' });
    expect(lastOf(early)).toBe('Врач отменил запись. Причина: врач на операции');
    expect(lastOf(late)).toBe('Врач перенёс запись: 13 мая, 16:00 → 15 мая, 16:00. Причина: врач на операции');
    const notices = [...db.notifications.all()].map(({ text }) => text).join();
    expect(notices).toContain('Причина: врач на операции');
    expect(notices).not.toContain('тпуск');
  });
});
