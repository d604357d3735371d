import { expect, it } from 'vitest';
import { DAY_MINUTES, dayOf, momentOfText, weekdayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { holidayOn } from '#mocks/db/holidays.ts';
import { firstConsultation } from '#mocks/db/lookup.ts';
import { NO_WISH } from '#mocks/db/offers.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { carriedOffer } from '#mocks/slots/carried-offer.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';

/** The whole directory: what holds for a few doctors has to hold for all. */
const TODAY = '2026-05-12';
const NOW = Date.parse(`${TODAY}T08:20:00+05:00`);
const nearestOf = (db: Db, doctorId: number) => carriedOffer(db, db.doctors.require(doctorId), NO_WISH, NOW).nearest;

it('free times lie within hours, outside breaks and holidays, on the step, in the future, each once', () => {
  const db = createSeed('site', TODAY);
  const soonest = momentOfText(`${TODAY}T09:20:00+05:00`);
  const wrong: string[] = [];
  let seen = 0;
  for (const working of [...db.working_hours.all()].filter((row) => row.id % 41 === 0)) {
    const { doctor_id, filial_id } = working;
    const duration_minutes = firstConsultation(db, doctor_id, filial_id)?.duration_minutes ?? 30;
    const question = { doctor_id, filial_id, duration_minutes, now: NOW, date_from: TODAY, date_to: '2026-06-08' };
    for (const { date, slots } of slotsOf(db).days(question)) {
      const hours = holidayOn(dayOf(date)) === null ? working.days[weekdayOf(dayOf(date))] : null;
      let last = -1;
      for (const { starts_at } of slots) {
        const start = momentOfText(starts_at);
        const from = start - dayOf(date) * DAY_MINUTES;
        const to = from + duration_minutes;
        const isWithin = hours !== null && hours !== undefined && from >= hours.from && to <= hours.to;
        const isInBreak = hours?.breaks.some((pause) => from < pause.to && to > pause.from) === true;
        const isOnStep = hours !== null && hours !== undefined && (from - hours.from) % working.slot_minutes === 0;
        if (!isWithin || isInBreak || !isOnStep || start < soonest || start <= last) {
          wrong.push(`${doctor_id} ${starts_at}`);
        }
        last = start;
        seen += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(10_000);
});

it('the nearest free time does not change while nothing changes', () => {
  const db = createSeed('site', TODAY);
  const other = createSeed('site', TODAY);
  for (let id = 1; id <= 5233; id += 50) {
    expect(nearestOf(other, id)).toEqual(nearestOf(db, id));
  }
});
