import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import { clockOf, dateOf, DAY_MINUTES, dayOf, minuteOf, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, Doctor } from '../../db/types/doctor.ts';
import { holdsIn } from '../../slots/reception.ts';
import { Refusal } from '../refusal.ts';
import { isOpenToPatient } from '../visit-states.ts';
import { saveSchedule, scheduleOf, withRow, type Schedule } from './schedule.ts';

const MAX_DAYS = 366;

type Times = Pick<Absence, 'date_from' | 'date_to' | 'from_minute' | 'to_minute'>;

/**
 * Returns the schedule with an added or changed absence. An absence without filials is the doctor's
 * own and applies everywhere.
 *
 * @param id id of the changed absence, null for a new one
 * @throws Refusal 404 for an unknown or another doctor's absence; 409 at `date_from` if it overlaps
 * another absence; 422 at `date_from`, `date_to` or `time_to`
 */
export function withAbsence(
  db: Db,
  schedule: Schedule,
  id: number | null,
  request: Omit<AbsenceRequest, 'decisions'>,
  now: number,
): { schedule: Schedule; absence: Absence } {
  const before = schedule.absences.find((one) => one.id === id && one.filial_ids === undefined);
  if (id !== null && before === undefined) throw Refusal.notFound();
  const { filial_ids } = request;
  const absence: Absence = {
    id: id ?? db.absences.nextId(),
    doctor_id: schedule.doctor.id,
    ...(filial_ids && { filial_ids }),
    date_from: request.date_from,
    date_to: request.date_to,
    from_minute: request.time_from === null ? null : minuteOf(request.time_from),
    to_minute: request.time_to === null ? null : minuteOf(request.time_to),
    reason: request.reason,
  };
  refuseWrongTimes(absence, before, now);
  const other = schedule.absences.find((one) => one.id !== id && isOfSamePlace(one, absence) && overlap(one, absence));
  if (other !== undefined) {
    throw Refusal.conflict(
      'already_exists',
      'date_from',
      filial_ids === undefined
        ? `Пересекается с отсутствием ${rangeText(other)}. Измените его`
        : `Уже закрыто: ${rangeText(other)}. Сначала откройте это время`,
    );
  }
  return { absence, schedule: { ...schedule, absences: withRow(schedule.absences, absence) } };
}

function refuseWrongTimes(absence: Absence, before: Absence | undefined, now: number): void {
  const { date_from, date_to } = absence;
  const hasBegun = before !== undefined && startOf(before) === startOf(absence);
  if (date_to < date_from) throw Refusal.invalid({ date_to: ['Последний день раньше первого'] });
  if (endOf(absence) <= startOf(absence)) throw Refusal.invalid({ time_to: ['Конец должен быть позже начала'] });
  if (dayOf(date_to) - dayOf(date_from) >= MAX_DAYS) throw Refusal.invalid({ date_to: ['Не больше года'] });
  if (!hasBegun && date_from < dateOf(Math.floor(momentOf(now) / DAY_MINUTES))) {
    throw Refusal.invalid({ date_from: ['Этот день уже прошёл'] });
  }
  if (endOf(absence) <= momentOf(now)) {
    throw Refusal.invalid({ [absence.to_minute === null ? 'date_to' : 'time_to']: ['Это время уже прошло'] });
  }
}

/**
 * Deletes an absence.
 *
 * @param isTheirs whether the caller's side entered it; by default the doctor's side
 * @throws Refusal 404 for an absence that is unknown, another doctor's or entered by the other side
 */
export function removeAbsence(
  db: Db,
  doctor: Doctor,
  id: number,
  now: number,
  isTheirs = ({ filial_ids }: Absence): boolean => filial_ids === undefined,
): Absence {
  const schedule = scheduleOf(db, doctor);
  const absence = schedule.absences.find((one) => one.id === id && isTheirs(one));
  if (absence === undefined) throw Refusal.notFound();
  saveSchedule(db, { ...schedule, absences: schedule.absences.filter((one) => one !== absence) }, now);
  return absence;
}

/** Number of active visits during an absence that have not ended yet. */
export function visitsIn(db: Db, absence: Absence, now: number): number {
  return db.visits.find('doctor', absence.doctor_id).filter(({ filial_id, status, starts_at, ends_at }) => {
    if (!holdsIn({ filial_id })(absence)) return false;
    const [from, to] = [momentOfText(starts_at), momentOfText(ends_at)];
    return isOpenToPatient(status) && to > momentOf(now) && from < endOf(absence) && to > startOf(absence);
  }).length;
}

/**
 * Whether two absences must not overlap: both are the doctor's own, or a clinic entered both and
 * they have a filial in common.
 */
function isOfSamePlace(a: Absence, b: Absence): boolean {
  if (a.filial_ids === undefined || b.filial_ids === undefined) return a.filial_ids === b.filial_ids;
  return a.filial_ids.some((id) => b.filial_ids?.includes(id));
}

function overlap(a: Times, b: Times): boolean {
  return startOf(a) < endOf(b) && startOf(b) < endOf(a);
}

/** Returns the first moment of an absence; `endOf` returns the last moment. */
function startOf({ date_from, from_minute }: Times): number {
  return dayOf(date_from) * DAY_MINUTES + (from_minute ?? 0);
}

function endOf({ date_to, to_minute }: Times): number {
  return dayOf(date_to) * DAY_MINUTES + (to_minute ?? DAY_MINUTES);
}

const dayFormat = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats an absence: «1 июня», «1 июня – 7 июня», «1 июня с 14:00». */
export function rangeText({ date_from, date_to, from_minute }: Absence): string {
  const momentText = (date: string): string => dayFormat.format(new Date(`${date}T00:00:00Z`));
  const from = from_minute === null ? momentText(date_from) : `${momentText(date_from)} с ${clockOf(from_minute)}`;
  return date_from === date_to ? from : `${from} – ${momentText(date_to)}`;
}
