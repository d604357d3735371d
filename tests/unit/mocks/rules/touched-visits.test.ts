import { beforeEach, describe, expect, it } from 'vitest';
import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { removeAbsence } from '#mocks/rules/schedule/absences.ts';
import { changeHours, saveAbsence } from '#mocks/rules/schedule/save.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
let early: VisitRow;
let late: VisitRow;
beforeEach(() => {
  db = smallWorld();
  early = book(db, 1, at('10:00', 13));
  late = book(db, 2, at('16:00', 13));
});

const WEEKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const doctor = () => db.doctors.require(1);
const account = () => db.users.require(11);
const visit = ({ id }: VisitRow) => db.visits.require(id);
const textsOf = ({ id }: VisitRow) => db.visit_events.find('visit', id).map(({ text }) => text);
const snapshot = () => JSON.stringify([[...db.visits.all()], [...db.working_hours.all()], [...db.absences.all()]]);

/** Every day from `from` to `to`. */
function week(from: string, to: string, decisions: TouchedVisitDecision[] = []): OperatingModeRequest {
  const days = WEEKDAYS.map((weekday) => ({ weekday, hours: { from, to }, breaks: [] }));
  return { slot_minutes: 30, days, odd_days: null, decisions };
}
const change = (request: OperatingModeRequest, filial = 1) =>
  changeHours(db, account(), doctor(), filial, request, NOW);
const absence = (decisions: TouchedVisitDecision[] = [], more: Partial<AbsenceRequest> = {}) =>
  saveAbsence(
    db,
    account(),
    doctor(),
    null,
    {
      date_from: '2026-05-13',
      date_to: '2026-05-14',
      time_from: null,
      time_to: null,
      reason: 'Отпуск',
      decisions,
      ...more,
    },
    NOW,
  );

describe('a change of hours', () => {
  it('that touches nobody is saved at once, and the free times follow', () => {
    expect(change(week('10:00', '17:00')).days[2]).toEqual({ from: 600, to: 1020, breaks: [] });
    const question = { doctor_id: 1, filial_id: 1, duration_minutes: 30, now: NOW };
    const times = slotsOf(db).days({ ...question, date_from: '2026-05-15', date_to: '2026-05-15' })[0]?.slots ?? [];
    expect([times[0]?.starts_at, times.at(-1)?.starts_at]).toEqual([at('10:00', 15), at('16:30', 15)]);
  });

  it('names each visit outside the new hours, and leaves everything as it was', () => {
    const before = snapshot();
    const refused = refusal(() => change(week('11:00', '15:00')));
    expect(refused).toMatchObject({ status: 409, fields: ['decisions'] });
    expect(refused.text).toContain('13 мая, 10:00, Осипова Елена');
    expect(refusal(() => change(week('11:00', '15:00', [{ visit_id: early.id, action: 'keep' }]))).text).toContain(
      '13 мая, 16:00',
    );
    expect(snapshot()).toBe(before);
  });

  it('sees a visit that a break or a day off takes the place of', () => {
    const request = week('09:00', '18:00');
    const withBreak = request.days.map((day) => ({ ...day, breaks: [{ from: '10:15', to: '10:45' }] }));
    expect(refusal(() => change({ ...request, days: withBreak })).text).toContain('10:00');
    const off = request.days.map((day) => ({ ...day, hours: null }));
    expect(refusal(() => change({ ...request, days: off })).status).toBe(409);
  });

  it('asks nothing of another filial, of what has ended and of who is already there', () => {
    expect(change(week('12:00', '13:00'), 2).filial_id).toBe(2);
    changeVisitState(
      db,
      { by: 'doctor', user: account() },
      early.id,
      { status: 'cancelled_by_clinic', reason: 'Ремонт' },
      NOW,
    );
    changeVisitState(db, { by: 'doctor', user: account() }, late.id, { status: 'confirmed' }, NOW);
    changeVisitState(db, { by: 'doctor', user: account() }, late.id, { status: 'arrived' }, Date.parse(late.starts_at));
    expect(change(week('12:00', '13:00')).slot_minutes).toBe(30);
  });

  it('carries out keep, move and cancel', () => {
    const third = book(db, 1, at('17:00', 14), { member: 1 });
    change(
      week('11:00', '15:00', [
        { visit_id: early.id, action: 'keep' },
        { visit_id: late.id, action: 'move', starts_at: at('11:00', 13) },
        { visit_id: third.id, action: 'cancel' },
      ]),
    );
    expect(visit(early)).toEqual(early);
    expect(visit(late)).toMatchObject({ status: 'confirmed', starts_at: at('11:00', 13), ends_at: at('11:30', 13) });
    expect(textsOf(late).at(-1)).toBe(
      'Врач перенёс запись: 13 мая, 16:00 → 13 мая, 11:00. Причина: изменились часы приёма врача',
    );
    expect(visit(third)).toMatchObject({ status: 'cancelled_by_clinic' });
    expect(textsOf(third).at(-1)).toContain('Врач отменил запись. Причина');
    expect(refusal(() => book(db, 1, at('11:00', 13))).status).toBe(409);
  });

  it('ends a hold that has no place any more', () => {
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('09:00', 14) };
    const hold = holdSlot(db, db.users.require(1), slot, NOW);
    change(week('10:00', '18:00'));
    expect(db.slot_holds.get(hold.id)).toBeUndefined();
  });

  it('refuses a week that is none', () => {
    const good = week('09:00', '18:00');
    const wrong = [
      good.days.map((day) => ({ ...day, weekday: 'monday' as const })),
      good.days.map((day) => ({ ...day, hours: { from: '18:00', to: '09:00' } })),
      good.days.map((day) => ({ ...day, hours: null, breaks: [{ from: '13:00', to: '14:00' }] })),
      good.days.map((day) => ({ ...day, breaks: [{ from: '08:00', to: '09:30' }] })),
      good.days.map((day) => ({
        ...day,
        breaks: [
          { from: '13:00', to: '14:00' },
          { from: '13:30', to: '14:30' },
        ],
      })),
    ];
    for (const days of wrong) {
      expect(refusal(() => change({ ...good, days }))).toMatchObject({ status: 422, fields: ['days'] });
    }
    expect(refusal(() => change(good, 99)).status).toBe(404);
  });
});

describe('a decision', () => {
  const narrow = (...decisions: TouchedVisitDecision[]) => refusal(() => change(week('11:00', '17:00', decisions)));

  it('is about one of the doctor’s own visits, once, and a move says where to', () => {
    const others = book(db, 1, at('12:00', 14), { doctor: 2 });
    const keep = { visit_id: early.id, action: 'keep' as const };
    for (const decisions of [
      [{ visit_id: others.id, action: 'cancel' as const }],
      [{ visit_id: 9999, action: 'keep' as const }],
      [keep, keep],
      [{ visit_id: early.id, action: 'move' as const }],
    ]) {
      expect(narrow(...decisions)).toMatchObject({ status: 422, fields: ['decisions'] });
    }
    expect(visit(others).status).toBe('pending');
  });

  it('never cancels or moves a visit that the change doesn’t touch', () => {
    const keep = { visit_id: early.id, action: 'keep' as const };
    expect(narrow(keep, { visit_id: late.id, action: 'cancel' })).toMatchObject({ status: 409, fields: ['decisions'] });
    change(week('11:00', '17:00', [keep, { visit_id: late.id, action: 'keep' }]));
    expect(visit(late)).toEqual(late);
  });

  it('moves only ahead, into the new hours, past other visits, holds and the family’s visits', () => {
    book(db, 1, at('14:00', 13), { doctor: 2, member: 1 });
    const slot = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('12:00', 13) };
    holdSlot(db, db.users.require(2), slot, NOW);
    const to = (starts_at: string) => narrow({ visit_id: early.id, action: 'move', starts_at });
    expect(to(at('08:00')).text).toContain('уже прошло');
    expect(to(at('09:00', 14)).text).toContain('не принимает');
    for (const taken of [at('16:00', 13), at('12:00', 13), at('14:15', 13)]) {
      expect(to(taken)).toMatchObject({ status: 409, fields: ['decisions'] });
      expect(to(taken).text).toContain('занято');
    }
  });

  it('may swap two visits, and never puts two at one time', () => {
    const move = (row: VisitRow, starts_at: string) => ({ visit_id: row.id, action: 'move' as const, starts_at });
    const noon = [move(early, at('12:00', 13)), move(late, at('12:15', 13))];
    expect(refusal(() => change(week('11:00', '15:00', noon))).status).toBe(409);
    change(week('11:00', '15:00', [move(early, at('12:00', 13)), move(late, at('12:30', 13))]));
    expect([visit(early).starts_at, visit(late).starts_at]).toEqual([at('12:00', 13), at('12:30', 13)]);
  });
});

describe('an absence', () => {
  it('names the visits in it, in every filial, and is saved with a decision for each', () => {
    const other = book(db, 1, at('12:00', 14), { filial: 2 });
    const before = snapshot();
    expect(refusal(() => absence())).toMatchObject({ status: 409, fields: ['decisions'] });
    expect(snapshot()).toBe(before);
    const made = absence([
      { visit_id: early.id, action: 'cancel' },
      { visit_id: late.id, action: 'move', starts_at: at('16:00', 15) },
      { visit_id: other.id, action: 'keep' },
    ]);
    expect(visit(early).status).toBe('cancelled_by_clinic');
    expect(visit(late).starts_at).toBe(at('16:00', 15));
    expect(visit(other)).toEqual(other);
    expect(refusal(() => book(db, 1, at('12:00', 13))).status).toBe(409);
    removeAbsence(db, doctor(), made.id, NOW);
    expect(book(db, 1, at('12:00', 13)).status).toBe('pending');
  });

  it('tells patients the reason that the doctor wrote for them, never the private one', () => {
    const decisions: TouchedVisitDecision[] = [
      { visit_id: early.id, action: 'cancel' },
      { visit_id: late.id, action: 'move', starts_at: at('16:00', 15) },
    ];
    absence(decisions, { told_reason: 'Врач на операции' });
    const last = (row: VisitRow) => db.visit_events.find('visit', row.id).at(-1)?.text;
    expect(last(early)).toBe('Врач отменил запись. Причина: врач на операции');
    expect(last(late)).toContain('Причина: врач на операции');
    const notices = [...db.notifications.all()].map(({ text }) => text).join();
    expect(notices).toContain('Причина: врач на операции');
    expect(notices).not.toContain('тпуск');
  });

  it('doesn’t move a visit into itself', () => {
    const decisions: TouchedVisitDecision[] = [
      { visit_id: early.id, action: 'move', starts_at: at('10:00', 14) },
      { visit_id: late.id, action: 'cancel' },
    ];
    expect(refusal(() => absence(decisions)).text).toContain('не принимает');
  });

  it('is ahead, ends after it begins, and is removed by its doctor alone', () => {
    expect(refusal(() => absence([], { date_from: '2026-05-11' })).fields).toEqual(['date_from']);
    expect(refusal(() => absence([], { date_to: '2026-05-12' })).fields).toEqual(['date_to']);
    const made = absence([], { date_from: '2026-05-20', date_to: '2026-05-20' });
    expect(refusal(() => removeAbsence(db, db.doctors.require(2), made.id, NOW)).status).toBe(404);
  });
});
