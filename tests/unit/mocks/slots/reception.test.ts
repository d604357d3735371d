import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { Absence } from '#mocks/db/types/doctor.ts';
import type { DayHours } from '#mocks/db/types/place.ts';
import { absencesOn, withoutAbsences, ownHours, placeHours, receptionOn } from '#mocks/slots/reception.ts';
import { smallWorld } from '../rules/world.ts';

const DATE = '2026-05-13';
const day = dayOf(DATE);
const hours = (from: number, to: number, breaks: [number, number][] = []): DayHours => ({
  from: from * 60,
  to: to * 60,
  breaks: breaks.map(([start, end]) => ({ from: start * 60, to: end * 60 })),
});
const everyDay = (own: DayHours | null) => [own, own, own, own, own, own, own] as const;
const OFF = { hours: null, reason: null };

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

/** The hours of doctor 1 in filial 1. */
const working = () => db.working_hours.require(1);
const doctorHas = (own: DayHours | null) => db.working_hours.update(1, { days: everyDay(own) });
const filialHas = (own: DayHours | null) => db.filials.update(1, { hours: everyDay(own) });

function away(facts: Partial<Absence> = {}): Absence {
  return {
    id: 1,
    doctor_id: 1,
    date_from: DATE,
    date_to: DATE,
    from_minute: null,
    to_minute: null,
    reason: null,
    ...facts,
  };
}

describe('the hours of a doctor in a filial', () => {
  it('are the time in which the doctor’s hours and the filial’s hours overlap', () => {
    doctorHas(hours(8, 17));
    filialHas(hours(9, 20));
    expect(placeHours(db, working(), day)).toEqual({ hours: hours(9, 17), reason: null });
    filialHas(hours(7, 12));
    expect(placeHours(db, working(), day)).toEqual({ hours: hours(8, 12), reason: null });
  });

  it('are empty if the doctor’s and the filial’s hours don’t overlap, or if either has no hours', () => {
    doctorHas(hours(9, 12));
    filialHas(hours(12, 18));
    expect(placeHours(db, working(), day)).toEqual(OFF);
    filialHas(null);
    expect(placeHours(db, working(), day)).toEqual(OFF);
    filialHas(hours(9, 18));
    doctorHas(null);
    expect(placeHours(db, working(), day)).toEqual(OFF);
  });

  it('are empty while the filial is closed, and a closed day shows its reason', () => {
    db.filials.update(1, { closed_days: [{ date: DATE, reason: 'Санитарный день' }] });
    expect(placeHours(db, working(), day)).toEqual({ hours: null, reason: 'Санитарный день' });
    db.filials.update(1, { state: 'closed' });
    expect(placeHours(db, working(), day)).toEqual(OFF);
  });

  it('contain the breaks of doctor and filial: overlapping breaks are joined, and breaks outside are cut off', () => {
    doctorHas(hours(9, 18, [[11, 12]]));
    filialHas(
      hours(9, 18, [
        [12, 13],
        [15, 16],
      ]),
    );
    expect(placeHours(db, working(), day).hours).toEqual(
      hours(9, 18, [
        [11, 13],
        [15, 16],
      ]),
    );
    filialHas(
      hours(10, 17, [
        [8, 10.5],
        [11.5, 11.75],
        [16, 20],
        [17, 18],
      ]),
    );
    expect(placeHours(db, working(), day).hours).toEqual(
      hours(10, 17, [
        [10, 10.5],
        [11, 12],
        [16, 17],
      ]),
    );
  });

  it('contain the filial’s breaks even if doctor and filial have the same hours', () => {
    filialHas(hours(9, 18, [[13, 14]]));
    expect(placeHours(db, working(), day).hours).toEqual(hours(9, 18, [[13, 14]]));
  });

  it('are replaced by the hours of a special day in this filial, even if the special day is a day off', () => {
    const special = { id: 1, doctor_id: 1, filial_id: 1, date: DATE, hours: hours(10, 12), reason: null };
    db.special_days.insert(special);
    expect(ownHours(db, working(), day)).toEqual(hours(10, 12));
    expect(ownHours(db, working(), day + 1)).toEqual(hours(9, 18));
    expect(ownHours(db, db.working_hours.require(3), day)).toEqual(hours(9, 18));
    expect(ownHours(db, db.working_hours.require(2), day)).toEqual(hours(9, 18));
    db.special_days.update(1, { hours: null });
    expect(receptionOn(db, working(), day)).toEqual(OFF);
  });
});

describe('absences', () => {
  it('close on each day the minutes that the absence covers', () => {
    const long = away({ date_from: '2026-05-12', date_to: '2026-05-14', from_minute: 900, to_minute: 600 });
    const on = (date: string) => absencesOn([long], dayOf(date)).map(({ from, to }) => [from, to]);
    expect(['2026-05-11', '2026-05-12', DATE, '2026-05-14', '2026-05-15'].map(on)).toEqual([
      [],
      [[900, 1440]],
      [[0, 1440]],
      [[0, 600]],
      [],
    ]);
    expect(absencesOn([away({ from_minute: 600, to_minute: 600 })], day)).toEqual([]);
  });

  it('add a break to a day, or close the whole day if they cover all its hours', () => {
    const gone = { hours: null, reason: 'Врач не принимает' };
    const open = hours(9, 18, [[13, 14]]);
    expect(withoutAbsences(open, [], gone)).toEqual({ hours: open, reason: null });
    expect(withoutAbsences(open, [{ from: 600, to: 660 }], gone).hours).toEqual(
      hours(9, 18, [
        [10, 11],
        [13, 14],
      ]),
    );
    expect(withoutAbsences(open, [{ from: 540, to: 1079 }], gone).hours).not.toBeNull();
    expect(withoutAbsences(open, [{ from: 541, to: 1080 }], gone).hours).not.toBeNull();
    expect(withoutAbsences(open, [{ from: 0, to: 1440 }], gone)).toEqual(gone);
    // Three parts that together make one day.
    const parts = [
      { from: 540, to: 780 },
      { from: 840, to: 1080 },
    ];
    expect(withoutAbsences(open, parts, gone)).toEqual(gone);
  });

  it('entered by the doctor apply in every filial, but those entered by a clinic only in the named filials', () => {
    db.absences.insert(away({ filial_ids: [2] }));
    expect(receptionOn(db, working(), day).hours).toEqual(hours(9, 18));
    expect(receptionOn(db, db.working_hours.require(2), day)).toEqual({ hours: null, reason: 'Врач не принимает' });
    db.absences.insert(away({ id: 2, from_minute: 540, to_minute: 600 }));
    expect(receptionOn(db, working(), day).hours).toEqual(hours(9, 18, [[9, 10]]));
  });

  it('do not change a day off', () => {
    doctorHas(null);
    db.absences.insert(away());
    expect(receptionOn(db, working(), day)).toEqual(OFF);
  });
});
