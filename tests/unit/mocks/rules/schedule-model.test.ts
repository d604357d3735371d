import { expect, it } from 'vitest';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import type { Db } from '#mocks/db/db.ts';
import { ACTIVE_STATUSES, type VisitRow } from '#mocks/db/types/visit.ts';
import { closeTime } from '#mocks/rules/clinic/doctor-absences.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { changeHours, saveAbsence } from '#mocks/rules/schedule/save.ts';
import { fc, runs } from '../../../support/properties';
import { book, NOW, smallWorld } from './world.ts';

/**
 * Two patients book two doctors. The doctors change their hours and become absent, and a clinic
 * closes their time, with random decisions. Whatever is saved, no visit is lost, moved or cancelled
 * without its decision, and no time is booked twice (contract: rules of booking, 2 and 7).
 */
const WEEKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const TIMES = ['13T09:00', '13T09:30', '13T12:30', '13T16:00', '14T09:00', '14T14:00', '14T14:30', '15T10:00'];
const HOURS = [
  { from: '09:00', to: '18:00' },
  { from: '09:00', to: '13:00' },
  { from: '12:00', to: '18:00' },
];

/** Times at which a visit is within all of the hours above. */
const GOALS = ['13T12:00', '13T12:30', '14T12:00', '15T12:00', '15T12:30', '16T12:00', '17T12:00', '18T12:30'];

const two = fc.constantFrom(1, 2);
const time = fc.constantFrom(...TIMES).map((text) => `2026-05-${text}:00+05:00`);
const goal = fc.constantFrom(...GOALS, ...TIMES).map((text) => `2026-05-${text}:00+05:00`);
const action = fc.constantFrom('keep', 'keep', 'keep', 'move', 'move', 'move', 'move', 'cancel', 'nothing');
const decided = fc.array(fc.record({ action, starts_at: goal }), { minLength: 8, maxLength: 8 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('book' as const), user: two, doctor: two, filial: two, time }) },
  fc.record({
    do: fc.constant('hours' as const),
    doctor: two,
    filial: two,
    hours: fc.constantFrom(...HOURS),
    decided,
  }),
  fc.record({ do: fc.constant('absence' as const), doctor: two, day: fc.constantFrom(13, 14), decided }),
  fc.record({ do: fc.constant('close' as const), doctor: two, filial: two, day: fc.constantFrom(13, 14), decided }),
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

it(
  'random changes of schedules never move or cancel a visit without a decision, and never book a time twice',
  { timeout: 600_000 },
  () => {
    const done: Record<string, number> = {};
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), (steps) => {
        const db = smallWorld();
        for (const next of steps) {
          const before = [...db.visits.all()];
          const decisions = decisionsOf(before, next);
          const isSaved = isAllowed(() => take(db, next, decisions));
          expectKept(db, before, isSaved ? decisions : []);
          expectNoOverlap([...db.visits.all()]);
          const kind = decisions.some((one) => one.action === 'move') ? `${next.do} with a move` : next.do;
          if (isSaved) done[kind] = (done[kind] ?? 0) + 1;
        }
      }),
      { numRuns: runs(500) },
    );
    // If every step were refused, the property would hold without testing anything.
    for (const kind of ['hours', 'absence', 'close']) {
      expect(done[kind], kind).toBeGreaterThan(20);
      expect(done[`${kind} with a move`], `${kind} with a move`).toBeGreaterThan(20);
    }
  },
);

/** A decision for each visit outside the new hours; «nothing» omits the decision. */
function decisionsOf(visits: readonly VisitRow[], next: Step): TouchedVisitDecision[] {
  if (next.do === 'book') return [];
  const isOutside = ({ starts_at, ends_at, filial_id }: VisitRow): boolean => {
    if ('filial' in next && filial_id !== next.filial) return false;
    if ('day' in next) return starts_at.startsWith(`2026-05-${next.day}`);
    return starts_at.slice(11, 16) < next.hours.from || ends_at.slice(11, 16) > next.hours.to;
  };
  return visits
    .filter((visit) => visit.doctor_id === next.doctor && ACTIVE_STATUSES.has(visit.status) && isOutside(visit))
    .flatMap(({ id }, index) => {
      const one = next.decided[index % next.decided.length];
      if (one === undefined || one.action === 'nothing') return [];
      return [{ visit_id: id, action: one.action, ...(one.action === 'move' ? { starts_at: one.starts_at } : {}) }];
    });
}

function take(db: Db, next: Step, decisions: TouchedVisitDecision[]): unknown {
  if (next.do === 'book') return book(db, next.user, next.time, { doctor: next.doctor, filial: next.filial });
  const account = db.users.require(10 + next.doctor);
  const doctor = db.doctors.require(next.doctor);
  if ('day' in next) {
    const date = `2026-05-${next.day}`;
    const request = { date_from: date, date_to: date, time_from: null, time_to: null, reason: 'Отпуск', decisions };
    if (next.do === 'absence') return saveAbsence(db, account, doctor, null, request, NOW);
    const clinic = db.users.require(20 + next.filial);
    return closeTime(db, clinic, next.doctor, { ...request, filial_ids: [next.filial] }, NOW);
  }
  const days = WEEKDAYS.map((weekday) => ({ weekday, hours: next.hours, breaks: [] }));
  return changeHours(db, account, doctor, next.filial, { slot_minutes: 30, days, odd_days: null, decisions }, NOW);
}

/** A refusal is a valid answer; any other exception is a bug. */
function isAllowed(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function expectKept(db: Db, before: readonly VisitRow[], decisions: readonly TouchedVisitDecision[]): void {
  for (const old of before) {
    const visit = db.visits.require(old.id);
    const decision = decisions.find(({ visit_id }) => visit_id === old.id);
    if (decision?.action === 'cancel') expect(visit.status).toBe('cancelled_by_clinic');
    else if (decision?.action === 'move') {
      expect(visit).toMatchObject({ starts_at: decision.starts_at, status: 'confirmed', price: old.price });
    } else expect(visit).toEqual(old);
  }
}

function expectNoOverlap(visits: readonly VisitRow[]): void {
  const active = visits.filter(({ status }) => ACTIVE_STATUSES.has(status));
  const clashes = active.flatMap((a) =>
    active.filter(
      (b) =>
        a.id < b.id &&
        (a.doctor_id === b.doctor_id || a.user_id === b.user_id) &&
        a.starts_at < b.ends_at &&
        b.starts_at < a.ends_at,
    ),
  );
  expect(clashes).toEqual([]);
}
