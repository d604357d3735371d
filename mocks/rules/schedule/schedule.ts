import { dateOf, DAY_MINUTES, momentOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { Table, type RowId } from '../../db/table.ts';
import type { ScheduleSettingsRow } from '../../db/types/cabinet.ts';
import { openTimesId, type Absence, type Doctor, type SpecialDay, type WorkingHours } from '../../db/types/doctor.ts';
import { MOST_DAYS, USUAL_DAYS } from '../../slots/horizon.ts';
import { placeHours } from '../../slots/reception.ts';

export interface Schedule {
  readonly doctor: Doctor;
  readonly working_hours: readonly WorkingHours[];
  readonly special_days: readonly SpecialDay[];
  readonly absences: readonly Absence[];
  readonly settings: ScheduleSettingsRow;
}

export function scheduleOf(db: Db, doctor: Doctor): Schedule {
  return {
    doctor,
    working_hours: db.working_hours.find('doctor', doctor.id),
    special_days: db.special_days.find('doctor', doctor.id),
    absences: db.absences.find('doctor', doctor.id),
    settings: db.schedule_settings.get(doctor.id) ?? {
      id: doctor.id,
      auto_confirm: false,
      horizon_days: USUAL_DAYS,
      buffer_minutes: 0,
    },
  };
}

/** Copies the Db with this schedule instead of the stored one. */
export function withSchedule(db: Db, schedule: Schedule): Db {
  const doctor = (row: { readonly doctor_id: number }) => row.doctor_id;
  const openTimes = [...db.open_times.all()].filter((row) => row.doctor_id === schedule.doctor.id);
  return {
    ...db,
    doctors: filled(
      new Table<Doctor, 'slug' | 'filial'>('doctors', { slug: (row) => row.slug, filial: (row) => row.filial_ids }),
      [schedule.doctor],
    ),
    working_hours: filled(
      new Table<WorkingHours, 'doctor' | 'filial'>('working_hours', { doctor, filial: (row) => row.filial_id }),
      schedule.working_hours,
    ),
    special_days: filled(new Table<SpecialDay, 'doctor'>('special_days', { doctor }), schedule.special_days),
    absences: filled(new Table<Absence, 'doctor'>('absences', { doctor }), schedule.absences),
    schedule_settings: filled(new Table<ScheduleSettingsRow>('schedule_settings', {}), [schedule.settings]),
    open_times: filled(new Table<(typeof openTimes)[number]>('open_times', {}), openTimes),
  };
}

/**
 * Saves a schedule: deletes stored rows that the schedule does not contain, adds and updates the
 * others.
 */
export function saveSchedule(db: Db, schedule: Schedule, now: number): void {
  const before = scheduleOf(db, schedule.doctor);
  dropOpenTimes(db, before, schedule, now);
  replace(db.working_hours, before.working_hours, schedule.working_hours);
  replace(db.special_days, before.special_days, schedule.special_days);
  replace(db.absences, before.absences, schedule.absences);
  replace(db.schedule_settings, [], [schedule.settings]);
  db.doctors.update(schedule.doctor.id, { has_online_booking: schedule.doctor.has_online_booking });
}

/** Deletes the seed's fixed free slots on days with changed hours or slot length. */
function dropOpenTimes(db: Db, before: Schedule, after: Schedule, now: number): void {
  const grid = (schedule: Schedule, day: number): string => {
    const view = withSchedule(db, schedule);
    const places = schedule.working_hours.map((row) => [row.slot_minutes, placeHours(view, row, day).hours]);
    return JSON.stringify([schedule.settings.buffer_minutes, places]);
  };
  const today = Math.floor(momentOf(now) / DAY_MINUTES);
  for (let day = today; day < today + MOST_DAYS; day += 1) {
    const id = openTimesId(after.doctor.id, day);
    if (db.open_times.get(id) !== undefined && grid(before, day) !== grid(after, day)) db.open_times.remove(id);
  }
}

/** Returns the rows with `row` added or replaced by id. */
export function withRow<Row extends { readonly id: number }>(rows: readonly Row[], row: Row): Row[] {
  return [...rows.filter(({ id }) => id !== row.id), row];
}

export function todayOf(now: number): string {
  return dateOf(Math.floor(momentOf(now) / DAY_MINUTES));
}

function filled<R extends { readonly id: RowId }, I extends string>(
  table: Table<R, I>,
  rows: readonly R[],
): Table<R, I> {
  for (const row of rows) table.seed(row);
  return table;
}

function replace<R extends { readonly id: RowId }, I extends string>(
  table: Table<R, I>,
  before: readonly R[],
  after: readonly R[],
): void {
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of [...before]) if (!kept.has(id)) table.remove(id);
  for (const row of after) {
    const known = table.get(row.id);
    if (known === undefined) table.insert(row);
    else if (JSON.stringify(known) !== JSON.stringify(row)) table.update(row.id, row);
  }
}
