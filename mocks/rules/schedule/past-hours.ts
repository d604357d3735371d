import { dateOf, DAY_MINUTES, dayOf, momentOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Absence, PastHours, SpecialDay, WorkingHours } from '../../db/types/doctor.ts';
import type { Filial } from '../../db/types/place.ts';

type Place = Pick<WorkingHours, 'doctor_id' | 'filial_id'>;

const dayNow = (now: number): string => dateOf(Math.floor(momentOf(now) / DAY_MINUTES));

const NO_WEEK: WorkingHours['days'] = [null, null, null, null, null, null, null];

/**
 * Keeps the hours that held until yesterday, before they change today: figures of a day gone by are counted by the hours of that day.
 *
 * @param working the hours before the change; undefined where there were none
 */
export function keepPastHours(db: Db, place: Place, working: WorkingHours | undefined, now: number): void {
  const until = dateOf(dayOf(dayNow(now)) - 1);
  const { doctor_id, filial_id } = place;
  const known = db.past_hours.find('doctor', doctor_id);
  // What a second change of the day replaces held on no day that has gone by.
  if (known.some((row) => row.filial_id === filial_id && row.until === until)) return;
  const { state, hours, closed_on_holidays, closed_days } = db.filials.require(filial_id);
  db.past_hours.insert({
    id: db.past_hours.nextId(),
    doctor_id,
    filial_id,
    until,
    days: working?.days ?? NO_WEEK,
    odd_days: working?.odd_days ?? null,
    place: { state, hours, closed_on_holidays, ...(closed_days && { closed_days }) },
  });
}

/** Before a filial changes when it receives: the hours of its doctors depend on that. */
export function keepPastHoursOf(db: Db, filial: Filial, now: number): void {
  for (const working of db.working_hours.find('filial', filial.id)) keepPastHours(db, working, working, now);
}

interface Exceptions {
  readonly absences: readonly Absence[];
  readonly special_days: readonly SpecialDay[];
}

/** What is taken out of a schedule still held on the days that have gone by. */
export function keepGoneBy(db: Db, before: Exceptions, after: Exceptions, now: number): void {
  const today = dayNow(now);
  for (const absence of before.absences.filter(({ date_from, gone }) => date_from < today && gone !== true)) {
    const same = after.absences.find(({ id }) => id === absence.id);
    if (same?.date_from === absence.date_from) continue;
    const isOver = absence.date_to < today;
    const rest = isOver ? {} : { date_to: dateOf(dayOf(today) - 1), to_minute: null };
    db.absences.insert({ ...absence, ...rest, id: db.absences.nextId(), gone: true });
  }
  for (const special of before.special_days.filter(({ date, gone }) => date < today && gone !== true)) {
    const same = after.special_days.find(({ id }) => id === special.id);
    if (same?.date === special.date) continue;
    db.special_days.insert({ ...special, id: db.special_days.nextId(), gone: true });
  }
}

/** The hours of a doctor as they were on a day, in filials that they have left since, too. */
export function hoursThen(db: Db, doctorId: number, day: number): readonly WorkingHours[] {
  const current = db.working_hours.find('doctor', doctorId);
  const past = db.past_hours.find('doctor', doctorId);
  if (past.length === 0) return current;
  const date = dateOf(day);
  const held = new Map<number, PastHours>();
  for (const row of past.toSorted((a, b) => b.until.localeCompare(a.until))) {
    if (row.until >= date) held.set(row.filial_id, row);
  }
  const slot_minutes = 30;
  return [
    ...current.filter(({ filial_id }) => !held.has(filial_id)),
    ...[...held.values()].map((row) => ({ ...row, room: null, slot_minutes })),
  ];
}
