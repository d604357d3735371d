import type { SpecialDayRequest } from '#generated/models/special-day-request.ts';
import { dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { SpecialDay } from '../../db/types/doctor.ts';
import { Refusal } from '../refusal.ts';
import { workingIn } from './operating-mode.ts';
import { todayOf, withRow, type Schedule } from './schedule.ts';
import { refuseTwoPlacesOn } from './two-places.ts';
import { readDay } from './week.ts';

const MAX_DAYS_AHEAD = 366;

/**
 * Returns the schedule with changed hours on one date in a filial.
 *
 * @param id id of the changed special day, null for a new one
 * @throws Refusal 404 for an unknown or another doctor's special day; 409 at `date` if the date has
 * one; 422 at `filial_id`, `date`, `hours` or `breaks`
 */
export function withSpecialDay(
  db: Db,
  schedule: Schedule,
  id: number | null,
  request: Omit<SpecialDayRequest, 'decisions'>,
  now: number,
): { schedule: Schedule; special: SpecialDay } {
  const { filial_id, date, reason } = request;
  if (id !== null && !schedule.special_days.some((one) => one.id === id)) throw Refusal.notFound();
  if (!schedule.doctor.filial_ids.includes(filial_id)) {
    throw Refusal.invalid({ filial_id: ['Вы не принимаете в этом филиале'] });
  }
  if (date < todayOf(now)) throw Refusal.invalid({ date: ['Этот день уже прошёл'] });
  if (dayOf(date) - dayOf(todayOf(now)) > MAX_DAYS_AHEAD) throw Refusal.invalid({ date: ['Не дальше года вперёд'] });
  const isSecond = schedule.special_days.some(
    (one) => one.id !== id && one.filial_id === filial_id && one.date === date,
  );
  if (isSecond) {
    throw Refusal.conflict('already_exists', 'date', 'На этот день часы уже изменены. Откройте и поправьте их');
  }
  const special: SpecialDay = {
    id: id ?? db.special_days.nextId(),
    doctor_id: schedule.doctor.id,
    filial_id,
    date,
    hours: readDay(request, { hours: 'hours', breaks: 'breaks' }),
    reason,
  };
  const changed: Schedule = {
    ...schedule,
    // A special day needs a week, so a doctor without hours in the filial gets a week of days off.
    working_hours: withRow(schedule.working_hours, workingIn(db, schedule.doctor, filial_id)),
    special_days: withRow(schedule.special_days, special),
  };
  refuseTwoPlacesOn(db, changed, special);
  return { special, schedule: changed };
}

/**
 * Returns the schedule without a special day.
 *
 * @throws Refusal 404 for an unknown or another doctor's special day
 */
export function withoutSpecialDay(schedule: Schedule, id: number): Schedule {
  const special_days = schedule.special_days.filter((one) => one.id !== id);
  if (special_days.length === schedule.special_days.length) throw Refusal.notFound();
  return { ...schedule, special_days };
}
