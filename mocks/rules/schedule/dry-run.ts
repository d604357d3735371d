import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import type { ScheduleFreeDay } from '#generated/models/schedule-free-day.ts';
import { dateOf, dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { firstConsultation } from '../../db/lookup.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { SlotEngine } from '../../slots/slot-engine.ts';
import { withSettings } from '../doctor/schedule-settings.ts';
import { Refusal } from '../refusal.ts';
import { withAbsence } from './absences.ts';
import { offeredTimes } from './new-times.ts';
import { withHours } from './operating-mode.ts';
import { scheduleChange, type ScheduleChange } from './schedule-change.ts';
import { scheduleOf, todayOf, type Schedule } from './schedule.ts';
import { withSpecialDay } from './special-days.ts';
import { touchedBy } from './touched-visits.ts';

const FREE_DAYS = 7;

interface Meaning {
  readonly visits: readonly { readonly visit: VisitRow; readonly new_times: string[] }[];
  readonly free_days: ScheduleFreeDay[];
}

/**
 * Calculates the effects of unsaved changes (contract: doctorScheduleDryRun).
 *
 * @throws Refusal as for saving, at the fields of each part
 */
export function dryRun(db: Db, doctor: Doctor, request: ScheduleDryRunRequest, now: number): Meaning {
  const change = scheduleChange(db, changed(db, doctor, request, now), '');
  const touched = touchedBy(db, change, now);
  return {
    visits: touched.map((visit) => ({ visit, new_times: offeredTimes(db, change, visit, touched, now) })),
    free_days: freeDays(change, now),
  };
}

function changed(db: Db, doctor: Doctor, request: ScheduleDryRunRequest, now: number): Schedule {
  const { operating_mode, absence, special_day, settings } = request;
  let schedule = scheduleOf(db, doctor);
  if (settings !== null) schedule = withSettings(schedule, settings);
  if (operating_mode !== null) {
    schedule = within('operating_mode', () => {
      if (!doctor.filial_ids.includes(operating_mode.filial_id)) {
        throw Refusal.invalid({ filial_id: ['Вы не принимаете в этом филиале'] });
      }
      return withHours(db, schedule, operating_mode.filial_id, operating_mode);
    });
  }
  if (special_day !== null) {
    const { id, ...day } = special_day;
    schedule = within('special_day', () => withSpecialDay(db, schedule, id, { ...day, reason: null }, now).schedule);
  }
  if (absence !== null) {
    const { id, ...times } = absence;
    schedule = within('absence', () => withAbsence(db, schedule, id, { ...times, reason: null }, now).schedule);
  }
  return schedule;
}

/** Prefixes the fields of a refusal with the part's name. */
function within<T>(part: keyof ScheduleDryRunRequest, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) throw Refusal.invalid({ [`${part}.id`]: ['Ничего не найдено'] });
    const errors = Object.entries(error.errors ?? {}).map(([field, texts]) => [`${part}.${field}`, texts] as const);
    throw new Refusal(error.status, error.code, error.message, { errors: Object.fromEntries(errors) });
  }
}

/** Returns the next days with free slots in each filial. */
function freeDays({ after, schedule }: ScheduleChange, now: number): ScheduleFreeDay[] {
  const engine = new SlotEngine(after, false);
  const { doctor, settings } = schedule;
  const today = todayOf(now);
  const days = doctor.filial_ids.flatMap((filial_id) => {
    const working = schedule.working_hours.find((row) => row.filial_id === filial_id);
    const duration_minutes =
      firstConsultation(after, doctor.id, filial_id)?.duration_minutes ?? working?.slot_minutes ?? 30;
    return engine
      .days({
        doctor_id: doctor.id,
        filial_id,
        duration_minutes,
        now,
        date_from: today,
        date_to: dateOf(dayOf(today) + settings.horizon_days - 1),
      })
      .map(({ date, slots }) => ({
        filial_id,
        filial_title: after.filials.require(filial_id).title,
        date,
        slots: slots.filter(({ available }) => available).map(({ starts_at }) => starts_at),
      }))
      .filter(({ slots }) => slots.length > 0)
      .slice(0, FREE_DAYS);
  });
  return days.toSorted((a, b) => a.date.localeCompare(b.date));
}
