import type { OperatingModeRequest } from '#generated/models/operating-mode-request.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor, WorkingHours } from '../../db/types/doctor.ts';
import { withRow, type Schedule } from './schedule.ts';
import { refuseTwoPlaces } from './two-places.ts';
import { readWeek } from './week.ts';

const NO_WEEK: WorkingHours['days'] = [null, null, null, null, null, null, null];

/** Returns the doctor's hours in a filial; a week of days off by default. */
export function workingIn(db: Db, doctor: Doctor, filialId: number): WorkingHours {
  const known = db.working_hours.find('doctor', doctor.id).find((row) => row.filial_id === filialId);
  return (
    known ?? {
      id: db.working_hours.nextId(),
      doctor_id: doctor.id,
      filial_id: filialId,
      room: null,
      days: NO_WEEK,
      odd_days: null,
      slot_minutes: 30,
    }
  );
}

/**
 * Returns the schedule with changed hours in one of the doctor's filials.
 * @throws Refusal 422 at `days` or `odd_days`
 */
export function withHours(
  db: Db,
  schedule: Schedule,
  filialId: number,
  { slot_minutes, days, odd_days }: Omit<OperatingModeRequest, 'decisions'>,
): Schedule {
  const before = workingIn(db, schedule.doctor, filialId);
  const after: WorkingHours = {
    ...before,
    days: readWeek(days, 'days'),
    odd_days: odd_days === null ? null : readWeek(odd_days, 'odd_days'),
    slot_minutes,
  };
  refuseTwoPlaces(db, before, after, schedule.working_hours);
  return { ...schedule, working_hours: withRow(schedule.working_hours, after) };
}
