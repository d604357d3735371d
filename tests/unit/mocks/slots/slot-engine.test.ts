import { describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { firstConsultation } from '#mocks/db/lookup.ts';
import { NO_WISH } from '#mocks/db/offers.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR, FILIAL } from '#mocks/seed/demo.ts';
import { cardOffer } from '#mocks/slots/card-offer.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';

const TODAY = '2026-05-12';
const NOW = Date.parse(`${TODAY}T08:20:00+05:00`);
const HOUR = 3_600_000;
const AIGUL = { doctor_id: DOCTOR.serikova, filial_id: FILIAL.ayalaAbaya, duration_minutes: 40, now: NOW };

const fresh = () => createSeed('small', TODAY);
const clocks = (times: readonly string[]): string[] => times.map((time) => time.slice(11, 16));

function freeOn(db: Db, date: string, now = NOW): string[] {
  const [day] = slotsOf(db).days({ ...AIGUL, now, date_from: date, date_to: date });
  return clocks((day?.slots ?? []).filter((slot) => slot.available).map((slot) => slot.starts_at));
}

function nearestOf(db: Db, doctorId: number, now = NOW) {
  return cardOffer(db, db.doctors.require(doctorId), NO_WISH, now).nearest;
}

describe('the free slots of the seed', () => {
  it('are the slots that the design shows, on the date of the design', () => {
    const db = fresh();
    expect(freeOn(db, TODAY)).toEqual(['14:30', '15:00', '16:30', '17:00', '18:30']);
    const first = nearestOf(db, DOCTOR.serikova);
    expect(first?.link).toMatchObject({ filial_id: FILIAL.ayalaAbaya, duration_minutes: 40 });
    const days = first === null ? [] : slotsOf(db).nextDays(first, { now: NOW, days: 3, per_day: 3 });
    expect(days.map(({ date, slots, more }) => [date, clocks(slots), more])).toEqual([
      ['2026-05-12', ['14:30', '15:00', '16:30'], 2],
      ['2026-05-13', ['08:30', '09:00', '11:00'], 8],
      ['2026-05-14', ['09:30', '10:00', '12:30'], 6],
    ]);
  });

  it('are replaced by a reason on a closed day', () => {
    const days = slotsOf(fresh()).days({ ...AIGUL, date_from: '2026-05-24', date_to: '2026-05-27' });
    expect(days.map((day) => day.closed_reason)).toEqual([null, null, null, 'Курбан айт']);
  });
});

describe('the check of a start time', () => {
  it.each([
    ['2026-05-12T14:30:00+05:00', 'free'],
    ['2026-05-12T09:30:00Z', 'free'],
    ['2026-05-12T15:30:00+05:00', 'taken'],
    ['2026-05-12T14:40:00+05:00', 'off_duty'],
    ['2026-05-12T19:00:00+05:00', 'off_duty'],
    ['2026-05-13T12:30:00+05:00', 'off_duty'],
    ['2026-05-17T10:00:00+05:00', 'off_duty'],
    ['2026-05-12T09:00:00+05:00', 'too_soon'],
    ['2026-05-11T14:30:00+05:00', 'too_soon'],
    ['2026-06-08T09:00:00+05:00', 'free'],
    ['2026-06-09T14:30:00+05:00', 'too_far'],
  ])('at %s results in %s', (starts_at, verdict) => {
    expect(slotsOf(fresh()).check({ ...AIGUL, starts_at })).toBe(verdict);
  });

  it('results in off_duty if the doctor does not work in the filial', () => {
    expect(slotsOf(fresh()).check({ ...AIGUL, filial_id: FILIAL.zhurek, starts_at: `${TODAY}T14:30:00+05:00` })).toBe(
      'off_duty',
    );
  });
});

describe('the nearest slot', () => {
  it('is the earliest free slot of all days, for every doctor', () => {
    const db = fresh();
    const engine = slotsOf(db);
    for (const doctor of db.doctors.all()) {
      const firsts = db.working_hours.find('doctor', doctor.id).flatMap(({ filial_id }) => {
        const duration_minutes = firstConsultation(db, doctor.id, filial_id)?.duration_minutes ?? 30;
        const range = { date_from: TODAY, date_to: '2026-08-09' };
        return engine
          .days({ doctor_id: doctor.id, filial_id, duration_minutes, now: NOW, ...range })
          .flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ starts_at }) => starts_at));
      });
      expect(nearestOf(db, doctor.id, NOW)?.starts_at ?? null).toBe(firsts.toSorted()[0] ?? null);
    }
  });

  it('is correct after the clock was set forward and back again', () => {
    const db = fresh();
    const at = (hours: number) => nearestOf(db, DOCTOR.serikova, NOW + hours * HOUR)?.starts_at.slice(0, 16);
    expect(at(0)).toBe('2026-05-12T14:30');
    expect(at(6)).toBe('2026-05-12T16:30');
    expect(at(12)).toBe('2026-05-13T08:30');
    expect(at(0)).toBe('2026-05-12T14:30');
  });
});
