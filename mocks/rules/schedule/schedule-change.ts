import { DAY_MINUTES, dayOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { DayHours } from '../../db/types/place.ts';
import type { SlotHoldRow, VisitRow } from '../../db/types/visit.ts';
import { receptionOn } from '../../slots/reception.ts';
import { withSchedule, type Schedule } from './schedule.ts';

type Booked = Pick<VisitRow | SlotHoldRow, 'filial_id' | 'starts_at' | 'ends_at'>;

export interface ScheduleChange {
  readonly schedule: Schedule;
  readonly doctorId: number;
  /** Copy of the Db with the change. */
  readonly after: Db;
  /**
   * Whether the change displaces a visit. A visit that was outside the hours before is not
   * displaced.
   */
  readonly touches: (booked: Booked) => boolean;
  /** Returns a filial's hours on a day after the change; null if the doctor does not work. */
  readonly hoursOn: (filialId: number, day: number) => DayHours | null;
  /** Reason that patients read. */
  readonly reason: string;
  /** Id of the clinic that makes the change; null if the doctor makes it. */
  readonly clinicId: number | null;
}

export function scheduleChange(
  db: Db,
  schedule: Schedule,
  reason: string,
  clinicId: number | null = null,
): ScheduleChange {
  const doctorId = schedule.doctor.id;
  const after = withSchedule(db, schedule);
  const hasPlace = (view: Db, booked: Booked): boolean => isWithin(hoursIn(view, doctorId, booked), booked);
  return {
    schedule,
    doctorId,
    after,
    touches: (booked) => !hasPlace(after, booked) && hasPlace(db, booked),
    hoursOn: (filialId, day) => hoursOn(after, doctorId, filialId, day),
    reason,
    clinicId,
  };
}

function hoursIn(db: Db, doctorId: number, { filial_id, starts_at }: Booked): DayHours | null {
  return hoursOn(db, doctorId, filial_id, dayOf(starts_at.slice(0, 10)));
}

function hoursOn(db: Db, doctorId: number, filialId: number, day: number): DayHours | null {
  const working = db.working_hours.find('doctor', doctorId).find(({ filial_id }) => filial_id === filialId);
  return working === undefined ? null : receptionOn(db, working, day).hours;
}

/** Whether an interval lies within a day's hours and outside the breaks. */
export function isWithin(hours: DayHours | null, { starts_at, ends_at }: Omit<Booked, 'filial_id'>): boolean {
  if (hours === null) return false;
  const from = momentOfText(starts_at) % DAY_MINUTES;
  const to = from + momentOfText(ends_at) - momentOfText(starts_at);
  return from >= hours.from && to <= hours.to && !hours.breaks.some((pause) => from < pause.to && to > pause.from);
}
