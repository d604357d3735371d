import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Db } from '#mocks/db/db.ts';
import { notCancelledOn, occupancyPercent } from '#mocks/rules/occupancy.ts';
import { at, book, smallWorld } from './world.ts';

const DAY = '2026-05-13';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

/**
 * Occupancy of the tested day in filial 1, where doctor 1 works nine hours, so that a visit of half
 * an hour is 6 %.
 */
function load(): number | null {
  const places = db.working_hours.find('doctor', 1).filter(({ filial_id }) => filial_id === 1);
  return occupancyPercent(db, places, DAY, notCancelledOn(db.visits.find('doctor', 1), DAY));
}

describe('the occupancy of a day', () => {
  it.each<[VisitStatus, number]>([
    ['pending', 6],
    ['confirmed', 6],
    ['arrived', 6],
    ['completed', 6],
    ['no_show', 6],
    ['cancelled_by_patient', 0],
    ['cancelled_by_clinic', 0],
  ])('counts a visit with the status %s as %i percent', (status, percent) => {
    const { id } = book(db, 1, at('10:00', 13));
    db.visits.update(id, { status });
    expect(load()).toBe(percent);
  });

  it('does not count the visits of other days, and is null on a day without hours', () => {
    book(db, 1, at('10:00', 14));
    expect(load()).toBe(0);
    const absence = { doctor_id: 1, date_from: DAY, date_to: DAY, from_minute: null, to_minute: null, reason: null };
    db.absences.insert({ id: 1, ...absence });
    expect(load()).toBeNull();
  });
});
