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
 * The schedule with other hours on one date in a filial.
 *
 * @param id null for a new special day
 * @throws Refusal 404 for an unknown id and another doctor's, 409 at `date` for a second one, 422
 * at `filial_id`, `date`, `hours` or `breaks`
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
    // Adds an empty week if the doctor has no hours there, because a special day needs a week.
    working_hours: withRow(schedule.working_hours, workingIn(db, schedule.doctor, filial_id)),
    special_days: withRow(schedule.special_days, special),
  };
  refuseTwoPlacesOn(db, changed, special);
  return { special, schedule: changed };
}

/**
 * The schedule without a special day.
 *
 * @throws Refusal 404 for an unknown one and another doctor's
 */
export function withoutSpecialDay(schedule: Schedule, id: number): Schedule {
  const special_days = schedule.special_days.filter((one) => one.id !== id);
  if (special_days.length === schedule.special_days.length) throw Refusal.notFound();
  return { ...schedule, special_days };
}
