import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Weekday } from '#generated/models/weekday.ts';
import { dateOf, dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { unbind } from '#mocks/rules/bindings.ts';
import { closeTime, reopenTime } from '#mocks/rules/clinic/doctor-absences.ts';
import { moveFilial } from '#mocks/rules/clinic/filial-state.ts';
import { analyticsOf } from '#mocks/rules/doctor/analytics.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { removeAbsence } from '#mocks/rules/schedule/absences.ts';
import { changeHours, removeSpecialDay, saveAbsence, saveSpecialDay } from '#mocks/rules/schedule/save.ts';
import { book, HOUR, NOW, smallWorld } from './world.ts';

/** A doctor changes hours, goes away, comes back and leaves a filial, day after day: no figure of a day gone by changes with it. */
const WEEKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = 24 * HOUR;
const FIRST = '2026-04-27';

const filial = fc.constantFrom(1, 2);
const hours = fc.constantFrom(
  { from: '09:00', to: '12:00' },
  { from: '10:00', to: '11:00' },
  { from: '12:00', to: '18:00' },
  null,
);
const ahead = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hours' as const), filial, hours }) },
  fc.record({ do: fc.constant('absence' as const), ahead, length: ahead }),
  fc.record({ do: fc.constant('shift' as const), ahead, length: ahead }),
  fc.record({ do: fc.constant('return' as const) }),
  fc.record({ do: fc.constant('close' as const), ahead, length: ahead }),
  fc.record({ do: fc.constant('reopen' as const) }),
  fc.record({ do: fc.constant('special' as const), filial, ahead, hours }),
  fc.record({ do: fc.constant('usual' as const) }),
  fc.record({ do: fc.constant('leave' as const) }),
  fc.record({ do: fc.constant('filial' as const), filial, state: fc.constantFrom('open' as const, 'closed' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

it('whatever a doctor or a clinic changes today, figures of the days before stay', { timeout: 60_000 }, () => {
  const done: Record<string, number> = {};
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }), (steps) => {
      const db = smallWorld();
      // Four hours seen on each day, so that every change of the hours would move the occupancy.
      const pattern = book(db, 1, '2026-05-13T09:30:00+05:00');
      for (let day = dayOf(FIRST); day < dayOf(FIRST) + 120; day += 1) {
        const [starts_at, ends_at] = ['09:30', '13:30'].map((clock) => `${dateOf(day)}T${clock}:00+05:00`);
        const id = db.visits.nextId();
        db.visits.insert({ ...pattern, id, starts_at, ends_at, duration_minutes: 240, status: 'completed' } as never);
      }
      let now = NOW;
      for (const next of steps) {
        const before = figures(db, now);
        const isDone = isAllowed(() => take(db, next, now));
        expect(figures(db, now), JSON.stringify(next)).toEqual(before);
        if (isDone) done[next.do] = (done[next.do] ?? 0) + 1;
        if (next.do === 'wait') now += next.days * DAY;
      }
    }),
    { numRuns: 200 },
  );
  // A property over refusals alone would hold of anything.
  for (const kind of [
    'hours',
    'absence',
    'shift',
    'return',
    'close',
    'reopen',
    'special',
    'usual',
    'leave',
    'filial',
  ]) {
    expect(done[kind], kind).toBeGreaterThan(20);
  }
});

/** By day and by filial, up to yesterday. */
function figures(db: Db, now: number) {
  const yesterday = new Date(now + 5 * HOUR - DAY).toISOString().slice(0, 10);
  const { total, by_week, by_filial } = analyticsOf(db, db.doctors.require(1), FIRST, yesterday);
  const occupied = by_filial.filter(({ figures: { visits, occupancy_percent } }) => visits > 0 || occupancy_percent);
  return { total, by_week, by_filial: occupied };
}

function take(db: Db, next: Step, now: number): unknown {
  const account = db.users.require(11);
  const doctor = db.doctors.require(1);
  const dateIn = (days: number): string => dateOf(dayOf(new Date(now + 5 * HOUR).toISOString().slice(0, 10)) + days);
  const all = db.absences.find('doctor', 1).filter(({ gone }) => gone !== true);
  const absences = all.filter(({ filial_ids }) => filial_ids === undefined);
  const closed = all.filter(({ filial_ids }) => filial_ids !== undefined);
  const clinic = db.users.require(21);
  const specials = db.special_days.find('doctor', 1).filter(({ gone }) => gone !== true);
  const away = (from: number, length: number) => ({
    date_from: dateIn(from),
    date_to: dateIn(from + length),
    time_from: null,
    time_to: null,
    reason: null,
    decisions: [],
  });
  switch (next.do) {
    case 'hours': {
      const days = WEEKDAYS.map((weekday) => ({ weekday, hours: next.hours, breaks: [] }));
      const request = { slot_minutes: 30, days, odd_days: null, decisions: [] };
      return changeHours(db, account, doctor, next.filial, request, now);
    }
    case 'absence':
      return saveAbsence(db, account, doctor, null, away(next.ahead, next.length), now);
    case 'shift':
      return saveAbsence(db, account, doctor, absences.at(-1)?.id ?? 0, away(next.ahead, next.length), now);
    case 'return':
      return removeAbsence(db, doctor, absences.at(-1)?.id ?? 0, now);
    case 'close': {
      const request = { ...away(next.ahead, next.length), filial_ids: [1] };
      return closeTime(db, clinic, 1, request, now);
    }
    case 'reopen':
      return reopenTime(db, clinic, 1, closed.at(-1)?.id ?? 0, now);
    case 'special': {
      const request = { filial_id: next.filial, date: dateIn(next.ahead), hours: next.hours, breaks: [], reason: null };
      return saveSpecialDay(db, account, doctor, null, { ...request, decisions: [] }, now);
    }
    case 'usual':
      return removeSpecialDay(db, account, doctor, specials.at(0)?.id ?? 0, now);
    case 'leave':
      if (!doctor.filial_ids.includes(2)) throw Refusal.notFound();
      return unbind(db, doctor, [2], 'doctor', now);
    case 'filial':
      return moveFilial(db, db.users.require(20 + next.filial), db.filials.require(next.filial), next, now);
    case 'wait':
      return undefined;
  }
}

function isAllowed(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
