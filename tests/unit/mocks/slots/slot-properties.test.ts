import { expect, it } from 'vitest';
import { momentOfText } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { MinuteRange } from '#mocks/db/types/place.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { fc, runs } from '../../../support/properties';
import { smallWorld } from '../rules/world.ts';

/**
 * Random hours, breaks, absences, visits, holds, steps and buffers: the offered and free times of a
 * day are compared with a literal implementation of the contract («The grid of times»).
 */
const DATE = '2026-05-13';
const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const MIDNIGHT = momentOfText(`${DATE}T00:00:00+05:00`);

const range = (from: number, to: number, longest: number) =>
  fc
    .record({ from: fc.integer({ min: from / 5, max: to / 5 }), length: fc.integer({ min: 1, max: longest / 5 }) })
    .map(({ from: start, length }) => ({ from: start * 5, to: Math.min((start + length) * 5, 1439) }));

const day = fc.record({
  hours: range(420, 840, 600),
  breaks: fc.array(range(420, 1200, 90), { maxLength: 3 }),
  absence: fc.option(range(400, 1200, 240)),
  special: fc.option(range(420, 900, 400)),
  visits: fc.array(range(420, 1300, 60), { maxLength: 6 }),
  slot_minutes: fc.integer({ min: 2, max: 12 }).map((fives) => fives * 5),
  buffer_minutes: fc.constantFrom(0, 0, 5, 10, 15),
  duration_minutes: fc.integer({ min: 2, max: 12 }).map((fives) => fives * 5),
});
type Day = typeof day extends fc.Arbitrary<infer Of> ? Of : never;

const isApart = (a: MinuteRange, b: MinuteRange): boolean => a.to <= b.from || b.to <= a.from;

/** Breaks within the hours that do not overlap, as saving requires. */
function breaksOf({ hours, breaks }: Day): MinuteRange[] {
  return breaks
    .toSorted((a, b) => a.from - b.from)
    .filter(
      (one, index, all) =>
        one.from >= hours.from && one.to <= hours.to && all.slice(0, index).every((other) => isApart(one, other)),
    );
}

function clock(minute: number): string {
  return new Date(Date.parse(`${DATE}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19) + '+05:00';
}

function worldOf(one: Day): Db {
  const db = smallWorld();
  const hours = { ...one.hours, breaks: breaksOf(one) };
  db.filials.update(1, { hours: Array.from({ length: 7 }, () => ({ from: 0, to: 1440, breaks: [] })) });
  db.working_hours.update(1, { days: Array.from({ length: 7 }, () => hours), slot_minutes: one.slot_minutes });
  db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 28, buffer_minutes: one.buffer_minutes });
  if (one.special !== null) {
    const special = { ...one.special, breaks: [] };
    db.special_days.insert({ id: 1, doctor_id: 1, filial_id: 1, date: DATE, hours: special, reason: null });
  }
  if (one.absence !== null) {
    const { from: from_minute, to: to_minute } = one.absence;
    db.absences.insert({ id: 1, doctor_id: 1, date_from: DATE, date_to: DATE, from_minute, to_minute, reason: null });
  }
  for (const [index, { from, to }] of one.visits.entries()) {
    db.slot_holds.insert({
      id: `hold-${index}`,
      user_id: 2,
      doctor_id: 1,
      filial_id: 2,
      service_id: 1,
      service_title: 'Приём',
      price: 1,
      duration_minutes: to - from,
      starts_at: clock(from),
      ends_at: clock(to),
      expires_at: '2026-05-14T00:00:00+05:00',
      visit_id: null,
    });
  }
  return db;
}

it('a slot that overlaps no break, absence, buffer or visit is free, and no other slot is free', () => {
  let free = 0;
  let taken = 0;
  fc.assert(
    fc.property(day, (one) => {
      const { duration_minutes, buffer_minutes, slot_minutes } = one;
      const [answer] = slotsOf(worldOf(one)).days({
        doctor_id: 1,
        filial_id: 1,
        duration_minutes,
        now: NOW,
        date_from: DATE,
        date_to: DATE,
      });
      const hours = one.special ?? one.hours;
      const pauses = [...(one.special === null ? breaksOf(one) : []), ...(one.absence === null ? [] : [one.absence])];
      const offered = (answer?.slots ?? []).map(({ starts_at, available }) => {
        const from = momentOfText(starts_at) - MIDNIGHT;
        return { from, to: from + duration_minutes, available };
      });
      const given: number[] = [];
      for (let from = hours.from; from + duration_minutes <= hours.to; from += slot_minutes + buffer_minutes) {
        if (pauses.every((pause) => isApart(pause, { from, to: from + duration_minutes }))) given.push(from);
      }
      expect(offered.map(({ from }) => from)).toEqual(given);
      for (const slot of offered) {
        const around = { from: slot.from - buffer_minutes, to: slot.to + buffer_minutes };
        expect(slot.available).toBe(one.visits.every((visit) => isApart(visit, around)));
        if (slot.available) free += 1;
        else taken += 1;
      }
    }),
    { numRuns: runs(1500) },
  );
  expect(Math.min(free, taken)).toBeGreaterThan(1000);
});

it('visits booked in all free slots keep the buffer between them and stay within the hours', () => {
  fc.assert(
    fc.property(day, (one) => {
      const db = worldOf({ ...one, visits: [] });
      const { duration_minutes, buffer_minutes } = one;
      const question = { doctor_id: 1, filial_id: 1, duration_minutes, now: NOW };
      const firstFree = (): string | undefined =>
        slotsOf(db)
          .days({ ...question, date_from: DATE, date_to: DATE })[0]
          ?.slots.find(({ available }) => available)?.starts_at;
      const booked: MinuteRange[] = [];
      for (let next = firstFree(); next !== undefined; next = firstFree()) {
        const from = momentOfText(next) - MIDNIGHT;
        const visit = { from, to: from + duration_minutes };
        expect(
          booked.every((other) => isApart(other, { from: visit.from - buffer_minutes, to: visit.to + buffer_minutes })),
        ).toBe(true);
        booked.push(visit);
        db.slot_holds.insert({
          id: `hold-${from}`,
          user_id: 2,
          doctor_id: 1,
          filial_id: 1,
          service_id: 1,
          service_title: 'Приём',
          price: 1,
          duration_minutes,
          starts_at: clock(visit.from),
          ends_at: clock(visit.to),
          expires_at: '2026-05-14T00:00:00+05:00',
          visit_id: null,
        });
      }
      const hours = one.special ?? one.hours;
      expect(booked.length * duration_minutes).toBeLessThanOrEqual(hours.to - hours.from);
    }),
    { numRuns: runs(150) },
  );
});
