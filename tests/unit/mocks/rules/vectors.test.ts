import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitStateRequest } from '#generated/models/visit-state-request.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { ageOn, minuteOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { refuseWrongAge } from '#mocks/rules/age-limits.ts';
import { answerUntil, endUnanswered } from '#mocks/rules/answer-time.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { personToBook } from '#mocks/rules/people.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { reminderTime } from '#mocks/rules/reminders.ts';
import { writeReview } from '#mocks/rules/reviews.ts';
import { disputeVisit } from '#mocks/rules/visit-notes.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { cancelUntil, endOf } from '#mocks/rules/visit-times.ts';
import { check } from '#mocks/validate/check.ts';
import { schemaAt } from '#mocks/validate/contract.ts';
import ages from '../../../../openapi/vectors/ages.json' with { type: 'json' };
import answers from '../../../../openapi/vectors/answer-times.json' with { type: 'json' };
import windows from '../../../../openapi/vectors/change-windows.json' with { type: 'json' };
import digits from '../../../../openapi/vectors/check-digits.json' with { type: 'json' };
import reminders from '../../../../openapi/vectors/reminder-times.json' with { type: 'json' };
import steps from '../../../../openapi/vectors/visit-states.json' with { type: 'json' };
import { at, book, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);

/** A visit at 14:30 in any state, with the fields of that state. */
function visitAs(change: Partial<VisitRow>): VisitRow {
  return db.visits.update(book(db, 1, at('14:30')).id, change);
}

/** The result of an action: the row, or the code of the refusal. */
function outcome(action: () => VisitRow): { status: VisitStatus } | { refused: string } {
  try {
    return { status: action().status };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  }
}

interface Step {
  readonly name: string;
  readonly starts_at: string;
  readonly now: string;
  readonly from: VisitStatus;
  readonly before: 'confirmed' | 'arrived';
  readonly to: VisitStateRequest['status'];
  readonly reason: string | null;
  readonly reviewed: boolean;
  readonly disputed: boolean;
  readonly answer_until?: string;
  readonly time_given: boolean;
  readonly beside: VisitStatus | null;
  readonly expected: object;
}

const CRITERIA = { attention: 5, explanation: 5, punctuality: 5 };

describe('the contract’s vectors of visit states match our rule in the case', () => {
  it.each(steps.cases.map((one) => Object.assign({}, steps.defaults, one) as Step))('$name', (step) => {
    const { answer_until } = step;
    const { id } = visitAs({ status: step.from, ended_from: step.before, ...(answer_until && { answer_until }) });
    const now = Date.parse(step.now);
    // The provider has already applied its deadlines before the request.
    if (answer_until !== undefined) endUnanswered(db, now);
    if (step.reviewed) {
      const words = { rating: 5, criteria: CRITERIA, text: 'Хороший врач, спасибо', anonymous: false };
      writeReview(db, person(1), { visit_id: id, ...words }, now);
    }
    if (step.disputed) disputeVisit(db, person(1), id, 'Я была на приёме', now);
    if (step.time_given) {
      db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, book_ahead_hours: 0 } });
      book(db, 2, step.starts_at, { now });
    }
    if (step.beside !== null) {
      const place = { starts_at: step.starts_at, ends_at: endOf(step.starts_at, 30), status: step.beside };
      db.visits.update(book(db, 2, at('16:00')).id, place);
    }
    const request = { status: step.to, ...(step.reason !== null && { reason: step.reason }) };
    const { status } = db.visits.require(id);
    expect(outcome(() => changeVisitState(db, { by: 'doctor', user: person(11) }, id, request, now))).toEqual(
      step.expected,
    );
    // The clinic has the same rights; its requests start from the same state.
    db.visits.update(id, { status });
    expect(outcome(() => changeVisitState(db, { by: 'clinic', user: person(21) }, id, request, now))).toEqual(
      step.expected,
    );
  });
});

interface Reminded {
  readonly name: string;
  readonly visits: readonly string[];
  readonly of: string;
  readonly before: Parameters<typeof reminderTime>[0]['before'];
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly now: string;
  readonly expected: string | null;
}

describe('the contract’s vectors of reminders match our rule in the case', () => {
  it.each(reminders.cases.map((one) => Object.assign({}, reminders.defaults, one) as Reminded))('$name', (one) => {
    expect(reminderTime(one, one.visits, one.of, Date.parse(one.now))).toBe(one.expected);
  });
});

interface Window {
  readonly name: string;
  readonly starts_at: string;
  readonly cancel_ahead_hours: number;
  readonly cancel_until: string;
  readonly status: VisitStatus;
  readonly answer_until?: string;
  readonly by: 'patient' | 'desk';
  readonly now: string;
  readonly expected: { readonly may: boolean; readonly refused?: string };
}

describe('the contract’s vectors of deadlines for changing a visit match our rule in the case', () => {
  it.each(windows.cases.map((one) => Object.assign({}, windows.defaults, one) as Window))('$name', (window) => {
    const { starts_at, status, expected } = window;
    const { cancel_ahead_hours } = window;
    db.clinics.update(1, { settings: { ...db.clinics.require(1).settings, cancel_ahead_hours } });
    const { answer_until = null } = window;
    const { id, filial_id } = visitAs({ starts_at, ends_at: endOf(starts_at, 30), status, answer_until });
    expect(cancelUntil(db, filial_id, starts_at)).toBe(window.cancel_until);
    const now = Date.parse(window.now);
    const found = outcome(() =>
      window.by === 'patient'
        ? cancelVisit(db, person(1), id, 'Не смогу прийти', now)
        : moveAtDesk(db, { by: 'clinic', user: person(21) }, id, { starts_at: at('10:00', 15) }, now),
    );
    expect('refused' in found ? { may: false, ...found } : { may: true }).toEqual(expected);
  });
});

describe('the contract’s vectors of deadlines for answering a request match our rule in the case', () => {
  it.each(answers.cases)('$name', ({ now, starts_at, expected }) => {
    const { from, to } = answers.defaults.open;
    const open = { from: minuteOf(from), to: minuteOf(to), breaks: [] };
    db.filials.update(1, { hours: [open, open, open, open, open, null, null] });
    const asked = { doctor_id: 1, filial_id: 1, starts_at };
    expect({ answer_until: answerUntil(db, asked, Date.parse(now)) }).toEqual(expected);
  });
});

interface Age {
  readonly name: string;
  readonly birthday: string | null;
  readonly starts_at: string;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly expected: { readonly age: number | null; readonly received: boolean };
}

describe('the contract’s vectors of ages match our rule in the case', () => {
  it.each(ages.cases.map((one) => Object.assign({}, ages.defaults, one) as Age))('$name', (one) => {
    const { birthday, starts_at, age_min, age_max, expected } = one;
    const doctor = db.doctors.update(1, { age_min, age_max });
    const who = { ...personToBook(db, person(1), null), birthday };
    let received = true;
    try {
      refuseWrongAge(doctor, who, starts_at);
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      received = false;
    }
    const age = birthday === null ? null : ageOn(birthday, starts_at.slice(0, 10));
    expect({ age, received }).toEqual(expected);
  });
});

describe('the contract’s vectors of check digits match our rule in the case', () => {
  it.each(digits.cases)('$name: $number', ({ number, expected: { valid } }) => {
    for (const noun of ['iin', 'bin']) {
      const issues = check({ $ref: `#/components/schemas/${noun}` }, number, { resolve: schemaAt });
      expect(issues.length === 0, noun).toBe(valid);
    }
  });
});
