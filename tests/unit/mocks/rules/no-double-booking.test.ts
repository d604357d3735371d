import { expect, it } from 'vitest';
import { epochOf, momentOfText, textOfEpoch } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { ACTIVE_STATUSES, type SlotHoldRow, type VisitRow } from '#mocks/db/types/visit.ts';
import { bookVisit } from '#mocks/rules/book-visit.ts';
import { cancelVisit, confirmAttendance, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { fc, runs } from '../../../support/properties';
import { slots, type Step, step } from './booking-steps.ts';
import { book, booking, HOUR, NOW, smallWorld } from './world.ts';

const ended = new Set(['completed', 'cancelled_by_patient', 'cancelled_by_clinic', 'no_show']);
/** Milliseconds before the start from which each mark is allowed. */
const markedFrom: Readonly<Record<string, number>> = { arrived: HOUR, completed: 0, no_show: 0 };

/**
 * The actors are three patients, a child, two doctors, and two clinics that have one filial each.
 * Their steps are random, and time passes between them. They compete for a few slots. After every
 * step the test checks the contract's rules of booking.
 */
it(
  'random actions of patients, doctors and clinics never break the contract’s rules of booking',
  { timeout: 600_000 },
  () => {
    const done: Record<string, number> = {};
    let undone = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
        const db = worldWithVisits();
        let now = NOW + HOUR;
        for (const next of steps) {
          const before = [...db.visits.all()];
          if (next.do === 'wait') now += next.ms;
          else if (isAllowed(() => take(db, next, now))) done[next.do] = (done[next.do] ?? 0) + 1;
          expectRulesHold(db, before, now, next.do === 'desk-move');
          if (before.some(({ id, status }) => isOver(status) && db.visits.require(id).status !== status)) undone += 1;
          expectOneChange(db, before, next.do);
        }
      }),
      { numRuns: runs(600) },
    );
    // If every action were refused, the property would hold without testing anything.
    for (const action of [
      'hold',
      'book',
      'reschedule',
      'cancel',
      'attend',
      'doctor',
      'clinic',
      'desk-book',
      'desk-move',
    ]) {
      expect(done[action], action).toBeGreaterThan(50);
    }
    expect(undone, 'ends taken back').toBeGreaterThan(20);
  },
);

/** Two confirmed visits of this morning, to be marked and unmarked. */
function worldWithVisits(): Db {
  const db = smallWorld();
  for (const doctor of [1, 2]) {
    const { id } = book(db, doctor, `2026-05-12T09:30:00+05:00`, { doctor });
    changeVisitState(db, { by: 'doctor', user: db.users.require(10 + doctor) }, id, { status: 'confirmed' }, NOW);
  }
  return db;
}

/** A refusal is a valid answer; any other exception is a bug. */
function isAllowed(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function take(db: Db, next: Exclude<Step, { do: 'wait' }>, now: number): unknown {
  const visits = [...db.visits.all()];
  const holds = [...db.slot_holds.all()];
  if ('who' in next) {
    const due = next.isDue ? visits.filter(({ starts_at }) => Date.parse(starts_at) <= now) : [];
    const visit = nth(due.length > 0 ? due : visits, next.visit);
    const id = visit?.id ?? 0;
    const request = { status: next.to, reason: 'Врач заболел' };
    const own = next.visit === 0 || visit === undefined ? null : visit;
    const user = next.do === 'doctor' ? 10 + (own?.doctor_id ?? next.who) : 20 + (own?.clinic_id ?? next.who);
    return changeVisitState(db, { by: next.do, user: db.users.require(user) }, id, request, now);
  }
  if ('by' in next) return takeAtDesk(db, next, now);
  const user = db.users.require(next.user);
  if (next.do === 'hold') {
    // Mostly a visit that can still be moved: refusals of other visits are tested often enough.
    const movable = visits.filter((visit) => Date.parse(visit.starts_at) - now >= 4 * HOUR);
    const visit = next.visit === null ? undefined : nth(next.visit === 0 ? visits : movable, next.visit);
    const starts_at = `2026-05-${slots[next.slot]}:00+05:00`;
    return holdSlot(
      db,
      // A move keeps its patient and doctor; other moves are refused, which other tests check.
      visit === undefined ? user : db.users.require(visit.user_id ?? next.user),
      {
        doctor_id: visit?.doctor_id ?? next.doctor,
        filial_id: next.filial,
        service_id: 1,
        starts_at,
        ...(visit === undefined ? {} : { visit_id: visit.id }),
      },
      now,
    );
  }
  const hold = nth(holds, next.hold);
  const hold_id = hold?.id ?? crypto.randomUUID();
  if (next.do === 'book') {
    return bookVisit(db, user, { ...booking, hold_id, family_member_id: next.forChild ? 1 : null }, now);
  }
  const visit = nth(visits, next.visit);
  const id = visit?.id ?? 0;
  // Mostly the visit's own patient: refusals of other people are tested often enough.
  const person = next.visit === 0 ? user : db.users.require(visit?.user_id ?? next.user);
  if (next.do === 'cancel') return cancelVisit(db, person, id, 'Планы', now);
  if (next.do === 'attend') return confirmAttendance(db, person, id, now);
  // Mostly moves the hold's own visit as the hold's own person: a random visit and person would
  // hardly ever match the hold.
  if (next.visit === 0 || hold === undefined) return rescheduleVisit(db, user, id, hold_id, now);
  return rescheduleVisit(db, db.users.require(hold.user_id ?? next.user), hold.visit_id ?? id, hold_id, now);
}

/** The desk of the visit's own doctor or clinic, or another desk, which must be refused. */
function takeAtDesk(db: Db, next: Extract<Step, { by: string }>, now: number): unknown {
  const { by, doctor, filial } = next;
  const visit = next.do === 'desk-move' ? nth([...db.visits.all()], next.visit) : undefined;
  const who = by === 'doctor' ? 10 + (visit?.doctor_id ?? doctor) : 20 + (visit?.clinic_id ?? filial);
  const desk = { by, user: db.users.require(who) };
  const starts_at = `2026-05-${slots[next.slot]}:00+05:00`;
  if (next.do === 'desk-move') {
    return moveAtDesk(db, desk, visit?.id ?? 0, { starts_at, ...(by === 'clinic' && { doctor_id: doctor }) }, now);
  }
  const clients = [...db.clients.all()].filter(({ clinic_id }) => clinic_id === filial);
  const client = next.client < 4 ? nth(clients, next.client) : undefined;
  const phone = `+7-701-555-00-0${next.client}`;
  return bookAtDesk(
    db,
    desk,
    {
      doctor_id: doctor,
      filial_id: filial,
      service_id: 1,
      starts_at,
      source: 'phone',
      ...(client === undefined
        ? { new_client: { second_name: 'Сатыбалды', first_name: 'Жанна', phone } }
        : { client_id: client.id }),
    },
    now,
  );
}

function nth<T>(rows: readonly T[], index: number): T | undefined {
  return rows.length === 0 ? undefined : rows[index % rows.length];
}

function expectRulesHold(db: Db, before: readonly VisitRow[], now: number, atDesk: boolean): void {
  const visits = [...db.visits.all()];
  const active = visits.filter(({ status }) => ACTIVE_STATUSES.has(status));
  const live = [...db.slot_holds.all()].filter(({ expires_at }) => Date.parse(expires_at) > now);

  expect(
    overlaps(active, (visit) => visit.doctor_id),
    'a doctor has one visit at a time, in all filials',
  ).toEqual([]);
  expect(
    overlaps(active, (visit) => visit.user_id ?? `client ${visit.client_id}`),
    'visits of a family do not overlap, nor of somebody without an account',
  ).toEqual([]);
  expect(
    overlaps(live, (hold) => hold.doctor_id),
    'a doctor has one hold at a time',
  ).toEqual([]);
  const perPerson = [...Map.groupBy(live, ({ user_id }) => user_id).values()];
  const most = Math.max(0, ...perPerson.map(({ length }) => length));
  expect(most, 'a person has three holds at most').toBeLessThanOrEqual(3);
  for (const hold of live) {
    const inTheWay = active.filter(
      (visit) => visit.doctor_id === hold.doctor_id && visit.id !== hold.visit_id && meet(visit, hold),
    );
    expect(inTheWay, 'a hold stands on free time').toEqual([]);
  }
  for (const old of before) {
    const visit = db.visits.require(old.id);
    if (old.status !== visit.status) expectHonestStep(old, visit, now);
    else if (ended.has(old.status)) expect(visit, 'an ended visit never changes').toEqual(old);
    if (visit.starts_at === old.starts_at && visit.filial_id === old.filial_id && !atDesk) {
      expect(visit, 'copies stay').toMatchObject({ price: old.price, duration_minutes: old.duration_minutes });
    }
    const hoursLeft = (epochOf(momentOfText(old.starts_at)) - now) / HOUR;
    if (atDesk && visit !== old) {
      expect(visit.status, 'what is moved at the desk is confirmed').toBe('confirmed');
      expect(textOfEpoch(now) <= `${old.starts_at.slice(0, 10)}T23:59:59+05:00`, 'moved until the end of its day').toBe(
        true,
      );
      continue;
    }
    if (visit.starts_at !== old.starts_at || (visit.status === 'cancelled_by_patient' && old.status !== visit.status)) {
      const waits = old.status === 'pending' && now <= Date.parse(old.answer_until ?? '');
      if (!waits) expect(hoursLeft, 'cancelled or moved four hours ahead').toBeGreaterThanOrEqual(4);
    }
  }
  for (const visit of visits) expect(visit.ended_at !== null, 'an end has its time').toBe(ended.has(visit.status));
}

/**
 * A cancelled visit stays cancelled, an end can be undone on its day only, and no mark comes before
 * its time.
 */
function expectHonestStep(old: VisitRow, visit: VisitRow, now: number): void {
  expect(old.status, 'a cancelled visit never reopens').not.toMatch(/^cancelled/);
  if (isOver(old.status)) {
    expect(['confirmed', 'arrived'], 'an end goes back to where it came from').toContain(visit.status);
    expect(textOfEpoch(now).slice(0, 10), 'on the day of the visit').toBe(old.starts_at.slice(0, 10));
  }
  const ahead = markedFrom[visit.status];
  if (ahead !== undefined) {
    expect(now, 'marked in its time').toBeGreaterThanOrEqual(epochOf(momentOfText(visit.starts_at)) - ahead);
  }
}

function isOver(status: string): boolean {
  return status === 'completed' || status === 'no_show';
}

/** No visit disappears, only a booking creates one, and each action changes one visit at most. */
function expectOneChange(db: Db, before: readonly VisitRow[], action: Step['do']): void {
  const changed = before.filter((old) => db.visits.require(old.id) !== old);
  const added = db.visits.size - before.length;
  const books = action === 'book' || action === 'desk-book';
  expect(added, 'visits made').toBeLessThanOrEqual(books ? 1 : 0);
  expect(changed.length, 'visits changed').toBeLessThanOrEqual(action === 'wait' || action === 'hold' ? 0 : 1);
  if (books) expect(changed, 'a booking changes no other visit').toEqual([]);
}

function overlaps<T extends VisitRow | SlotHoldRow>(
  rows: readonly T[],
  ownerOf: (row: T) => number | string | null,
): string[] {
  return rows.flatMap((row, index) =>
    rows
      .slice(index + 1)
      .filter((other) => ownerOf(other) === ownerOf(row) && meet(row, other))
      .map((other) => `${row.id} and ${other.id}`),
  );
}

function meet(a: VisitRow | SlotHoldRow, b: VisitRow | SlotHoldRow): boolean {
  return momentOfText(a.starts_at) < momentOfText(b.ends_at) && momentOfText(b.starts_at) < momentOfText(a.ends_at);
}
