import { beforeEach, describe, expect, it } from 'vitest';
import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import type { SpecialDayRequest } from '#generated/models/special-day-request.ts';
import type { Db } from '#mocks/db/db.ts';
import { WEEKDAYS } from '#mocks/db/lookup.ts';
import { visitsIn } from '#mocks/rules/schedule/absences.ts';
import { calendarOf } from '#mocks/rules/schedule/calendar.ts';
import { dryRun } from '#mocks/rules/schedule/dry-run.ts';
import { changeHours, saveAbsence, saveSpecialDay } from '#mocks/rules/schedule/save.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const doctor = () => db.doctors.require(1);
const account = () => db.users.require(11);
const absence = (more: Partial<AbsenceRequest> = {}, id: number | null = null, now = NOW) => {
  const request = { date_from: '2026-05-13', date_to: '2026-05-13', time_from: null, time_to: null, reason: null };
  return saveAbsence(db, account(), doctor(), id, { ...request, decisions: [], ...more }, now);
};
const special = (more: Partial<SpecialDayRequest> = {}) => {
  const request = { filial_id: 1, date: '2026-05-13', hours: { from: '10:00', to: '12:00' }, breaks: [], reason: null };
  return saveSpecialDay(db, account(), doctor(), null, { ...request, decisions: [], ...more }, NOW);
};
const week = (hours: { from: string; to: string } | null) =>
  WEEKDAYS.map((weekday) => ({ weekday, hours, breaks: [] }));
const hours = (request: Partial<OperatingModeRequest>) => {
  const usual = { slot_minutes: 30, days: week({ from: '09:00', to: '18:00' }), odd_days: null, decisions: [] };
  return changeHours(db, account(), doctor(), 1, { ...usual, ...request }, NOW);
};
const run = (part: Partial<ScheduleDryRunRequest> = {}) =>
  dryRun(db, doctor(), { operating_mode: null, absence: null, special_day: null, settings: null, ...part }, NOW);

/** Doctor 1 works only in filial 1. */
function onePlace(): void {
  db.working_hours.update(2, { days: [null, null, null, null, null, null, null] });
}

describe('an absence of a few hours', () => {
  const twoHours = { time_from: '14:00', time_to: '16:00' };

  it('affects only the visits within its hours, and another absence may begin when this absence ends', () => {
    const before = book(db, 1, at('13:30', 13));
    const within = book(db, 2, at('15:30', 13));
    expect(refusal(() => absence(twoHours)).text).toContain('13 мая, 15:30');
    const made = absence({ ...twoHours, decisions: [{ visit_id: within.id, action: 'keep' }] });
    expect(visitsIn(db, made, NOW)).toBe(1);
    expect(db.visits.require(before.id)).toEqual(before);
    expect(refusal(() => book(db, 3, at('14:00', 13))).status).toBe(409);
    expect(refusal(() => absence({ time_from: '15:00', time_to: '17:00' })).fields).toEqual(['date_from']);
    expect(absence({ time_from: '16:00', time_to: '17:00' }).id).toBe(2);
  });

  it('must end after its beginning, last at most a year, and not be in the past', () => {
    const fields = (more: Partial<AbsenceRequest>) => refusal(() => absence(more)).fields;
    expect(fields({ time_from: '14:00', time_to: '14:00' })).toEqual(['time_to']);
    expect(fields({ date_to: '2026-05-12' })).toEqual(['date_to']);
    expect(fields({ date_to: '2027-05-14' })).toEqual(['date_to']);
    expect(fields({ date_from: '2026-05-11' })).toEqual(['date_from']);
    expect(fields({ date_from: '2026-05-12', date_to: '2026-05-12', time_to: '08:00' })).toEqual(['time_to']);
    expect(absence({ date_to: '2027-05-13' }).id).toBe(1);
  });

  it('can be prolonged after its beginning, with decisions only about the newly affected visits', () => {
    const kept = book(db, 1, at('14:30', 13));
    const made = absence({ ...twoHours, decisions: [{ visit_id: kept.id, action: 'keep' }] });
    const later = book(db, 2, at('16:30', 13));
    const longer = { ...twoHours, time_to: '17:00' };
    expect(refusal(() => absence(longer, made.id)).text).toContain('16:30');
    absence({ ...longer, decisions: [{ visit_id: later.id, action: 'cancel' }] }, made.id);
    expect(db.absences.require(made.id)).toMatchObject({ from_minute: 840, to_minute: 1020 });
    const nextDay = NOW + 30 * 3_600_000;
    const begun = { time_from: '14:00', date_to: '2026-05-15' };
    expect(absence(begun, made.id, nextDay).date_to).toBe('2026-05-15');
    const earlier = () => absence({ ...begun, date_from: '2026-05-12' }, made.id, nextDay);
    expect(refusal(earlier).fields).toEqual(['date_from']);
  });
});

it('a special day is refused in the past, on a date that has a special day, or with invalid hours', () => {
  const fields = (more: Partial<SpecialDayRequest>) => refusal(() => special(more)).fields;
  expect(fields({ date: '2026-05-11' })).toEqual(['date']);
  expect(fields({ date: '2027-05-20' })).toEqual(['date']);
  expect(fields({ filial_id: 99 })).toEqual(['filial_id']);
  expect(fields({ hours: { from: '12:00', to: '10:00' } })).toEqual(['hours']);
  expect(fields({ hours: null, breaks: [{ from: '10:00', to: '11:00' }] })).toEqual(['breaks']);
  special();
  expect(refusal(() => special())).toMatchObject({ status: 409, fields: ['date'] });
  db.working_hours.update(1, { days: [null, null, null, null, null, null, null] });
  expect(fields({ date: '2026-05-14' })).toEqual(['hours']);
  special({ filial_id: 2, date: '2026-05-14', hours: null });
  expect(special({ date: '2026-05-14' }).id).toBe(3);
});

it('a change of hours is refused if the hours overlap more of the doctor’s hours in another filial', () => {
  expect(hours({ days: week({ from: '09:00', to: '12:00' }) }).days[0]?.to).toBe(720);
  const overlap = { status: 422, fields: ['days'] };
  expect(refusal(() => hours({}))).toMatchObject(overlap);
  expect(refusal(() => hours({})).text).toBe('В понедельник с 09:00 до 18:00 вы принимаете в другой клинике: Филиал 2');
  const odd = { days: week(null), odd_days: week({ from: '09:00', to: '13:00' }) };
  expect(refusal(() => hours(odd)).fields).toEqual(['odd_days']);
});

describe('a dry run of a schedule change', () => {
  it('lists the affected visits of each filial with new slots for them, and changes nothing', () => {
    const here = book(db, 1, at('10:00', 13));
    const there = book(db, 2, at('15:00', 13), { filial: 2 });
    const before = JSON.stringify([...db.absences.all(), ...db.visits.all()]);
    const { visits } = run({
      absence: { id: null, date_from: '2026-05-13', date_to: '2026-05-13', time_from: null, time_to: null },
    });
    expect(visits.map(({ visit }) => visit.id)).toEqual([here.id, there.id]);
    expect(visits[0]?.new_times).toHaveLength(18 + 6);
    expect(visits[0]?.new_times[0]).toBe(at('09:00', 14));
    expect(JSON.stringify([...db.absences.all(), ...db.visits.all()])).toBe(before);
  });

  it('suggests only slots that are accepted when the change is saved', () => {
    const first = book(db, 1, at('10:00', 13));
    book(db, 2, at('16:00', 13));
    const mode = { filial_id: 1, slot_minutes: 30, days: week({ from: '15:00', to: '18:00' }), odd_days: null };
    const [touched] = run({ operating_mode: mode }).visits;
    expect(touched?.new_times.slice(0, 3)).toEqual([at('15:00', 13), at('15:30', 13), at('16:30', 13)]);
    for (const starts_at of touched?.new_times ?? []) {
      db = smallWorld();
      book(db, 1, at('10:00', 13));
      book(db, 2, at('16:00', 13));
      hours({ ...mode, decisions: [{ visit_id: first.id, action: 'move', starts_at }] });
      expect(db.visits.require(first.id).starts_at).toBe(starts_at);
    }
  });

  it('lists the free slots that patients would see after the change', () => {
    onePlace();
    const slotsOf = (part: Partial<ScheduleDryRunRequest>) =>
      run(part).free_days[0]?.slots.map((time) => time.slice(11, 16));
    expect(run().free_days.map(({ date }) => date)).toHaveLength(7);
    expect(slotsOf({})?.slice(0, 2)).toEqual(['09:30', '10:00']);
    const settings = { online_booking: true, auto_confirm: false, horizon_days: 2, buffer_minutes: 15 };
    expect(slotsOf({ settings })?.slice(0, 2)).toEqual(['09:45', '10:30']);
    expect(run({ settings }).free_days).toHaveLength(2);
    expect(run({ settings: { ...settings, online_booking: false } }).free_days).toEqual([]);
  });

  it('is refused for the same reasons as the change itself, and the error names the invalid field', () => {
    const away = { id: null, date_from: '2026-05-13', date_to: '2026-05-12', time_from: null, time_to: null };
    expect(refusal(() => run({ absence: away }))).toMatchObject({ status: 422, fields: ['absence.date_to'] });
    const unknown = { ...away, id: 99, date_to: '2026-05-13' };
    expect(refusal(() => run({ absence: unknown })).fields).toEqual(['absence.id']);
  });
});

it('the calendar of a doctor has hours, special days, absences and holidays as separate values', () => {
  onePlace();
  db.filials.update(1, { closed_on_holidays: true });
  const made = special({ date: '2026-05-26' });
  absence({ date_from: '2026-05-26', date_to: '2026-05-27', time_from: '11:00', time_to: '13:00', reason: 'Отпуск' });
  const [day, holiday] = calendarOf(db, doctor(), '2026-05-26', '2026-05-27', NOW);
  expect(day?.places).toEqual([
    {
      filial_id: 1,
      filial_title: 'Филиал 1',
      hours: { from: '10:00', to: '12:00' },
      breaks: [],
      slot_minutes: 30,
      special_day_id: made.id,
      closed_reason: null,
    },
  ]);
  expect(day?.absences).toEqual([{ absence_id: 1, from: '11:00', to: '23:59', reason: 'Отпуск' }]);
  expect(holiday).toMatchObject({ holiday: 'Курбан айт', absences: [{ from: '00:00', to: '13:00' }] });
  expect(holiday?.places[0]).toMatchObject({ hours: null, closed_reason: 'Курбан айт' });
});
