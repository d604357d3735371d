import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import { DAY_MINUTES, dayOf, momentOf, momentOfText, weekdayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { openTimesId, type Doctor, type WorkingHours } from '../../db/types/doctor.ts';
import type { UserRow } from '../../db/types/person.ts';
import { BOOKING_DAYS } from '../../slots/horizon.ts';
import { receptionOn } from '../../slots/reception.ts';
import { Refusal } from '../refusal.ts';
import { isWithin, type ScheduleChange } from './schedule-change.ts';
import { carryOut, settleTouched } from './touched-visits.ts';
import { readWeek } from './week.ts';

const NO_WEEK: WorkingHours['days'] = [null, null, null, null, null, null, null];

/** The doctor's hours in a filial; days off until they write some. */
export function workingIn(db: Db, doctor: Doctor, filialId: number): WorkingHours {
  const known = db.working_hours.find('doctor', doctor.id).find((row) => row.filial_id === filialId);
  return (
    known ?? {
      id: db.working_hours.nextId(),
      doctor_id: doctor.id,
      filial_id: filialId,
      room: null,
      days: NO_WEEK,
      slot_minutes: 30,
      pause_minutes: 0,
    }
  );
}

/**
 * Changes the hours in one filial, and carries out what was decided for the visits outside them (contract: rules of booking, 7).
 *
 * @throws Refusal 404 for a filial that isn't the doctor's, 409 at `decisions`, 422 at `days` or `decisions`
 */
export function changeHours(
  db: Db,
  user: UserRow,
  doctor: Doctor,
  filialId: number,
  request: OperatingModeRequest,
  now: number,
): WorkingHours {
  if (!doctor.filial_ids.includes(filialId)) throw Refusal.notFound();
  const before = workingIn(db, doctor, filialId);
  const { slot_minutes } = request;
  const after: WorkingHours = {
    ...before,
    days: readWeek(request.days),
    slot_minutes,
    // A pause belongs to the step that it was made for.
    pause_minutes: slot_minutes === before.slot_minutes ? before.pause_minutes : 0,
  };
  const change: ScheduleChange = {
    doctorId: doctor.id,
    touches: (booked) =>
      booked.filial_id === filialId &&
      !isWithin(after.days[weekdayOf(dayOf(booked.starts_at.slice(0, 10)))] ?? null, booked),
    hoursOn: (_, day) => receptionOn(db, after, day).hours,
    reason: 'изменились часы приёма врача',
  };
  const settlement = settleTouched(db, change, request.decisions, now);
  if (db.working_hours.get(before.id) === undefined) db.working_hours.insert(after);
  else db.working_hours.update(before.id, after);
  dropOpenTimes(db, before, after, now);
  carryOut(db, user, change, settlement, now);
  return after;
}

/** Times that the seed opened by hand on a weekday belong to the hours that it had. */
function dropOpenTimes(db: Db, before: WorkingHours, after: WorkingHours, now: number): void {
  const today = Math.floor(momentOf(now) / DAY_MINUTES);
  for (let day = today; day < today + BOOKING_DAYS; day += 1) {
    const weekday = weekdayOf(day);
    const isSame =
      before.slot_minutes === after.slot_minutes &&
      JSON.stringify(before.days[weekday]) === JSON.stringify(after.days[weekday]);
    if (!isSame) db.open_times.remove(openTimesId(before.doctor_id, day));
  }
}

/** Active visits in a filial from today on, in order: what a change of hours may touch. */
export function mayBeTouched<T extends { readonly starts_at: string }>(visits: readonly T[], today: string): T[] {
  return visits
    .filter(({ starts_at }) => starts_at.slice(0, 10) >= today)
    .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at));
}
