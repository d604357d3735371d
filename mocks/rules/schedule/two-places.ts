import { dayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { SpecialDay, WorkingHours } from '../../db/types/doctor.ts';
import type { DayHours } from '../../db/types/place.ts';
import { ownHours } from '../../slots/reception.ts';
import { Refusal } from '../refusal.ts';
import { withSchedule, type Schedule } from './schedule.ts';
import { textsOf } from './week.ts';

const WEEKDAY_NAMES = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'] as const;

/**
 * Refuses overlapping hours in two filials; an existing overlap may only become shorter.
 *
 * @throws Refusal 422 at `days` or `odd_days`
 */
export function refuseTwoPlaces(
  db: Db,
  before: WorkingHours,
  after: WorkingHours,
  others: readonly WorkingHours[],
): void {
  for (const other of others) {
    if (other.filial_id === after.filial_id) continue;
    const isOdd = [false, ...((before.odd_days ?? after.odd_days ?? other.odd_days) ? [true] : [])];
    for (const odd of isOdd) {
      const week = (working: WorkingHours) => (odd ? (working.odd_days ?? working.days) : working.days);
      WEEKDAY_NAMES.forEach((name, index) => {
        const hours = (working: WorkingHours): DayHours | null => week(working)[index] ?? null;
        if (sharedMinutes(hours(after), hours(other)) <= sharedMinutes(hours(before), hours(other))) return;
        const field = odd && after.odd_days !== null ? 'odd_days' : 'days';
        throw Refusal.invalid({
          [field]: [`В${name.startsWith('вт') ? 'о' : ''} ${name} ${busyIn(db, other, hours(other))}`],
        });
      });
    }
  }
}

/**
 * Refuses hours of a special day that overlap those of another filial.
 * @throws Refusal 422 at `hours`
 */
export function refuseTwoPlacesOn(db: Db, schedule: Schedule, special: SpecialDay): void {
  const after = withSchedule(db, schedule);
  const day = dayOf(special.date);
  const here = schedule.working_hours.find(({ filial_id }) => filial_id === special.filial_id);
  for (const other of schedule.working_hours) {
    if (other.filial_id === special.filial_id) continue;
    const there = ownHours(after, other, day);
    const was = here === undefined ? null : ownHours(db, here, day);
    if (sharedMinutes(special.hours, there) <= sharedMinutes(was, there)) continue;
    throw Refusal.invalid({ hours: [`В этот день ${busyIn(db, other, there)}`] });
  }
}

function busyIn(db: Db, { filial_id }: WorkingHours, hours: DayHours | null): string {
  const { from, to } = textsOf(hours ?? { from: 0, to: 0 });
  return `с ${from} до ${to} вы принимаете в другой клинике: ${db.filials.require(filial_id).title}`;
}

/** Number of minutes that lie in the hours of both filials, without breaks. */
function sharedMinutes(a: DayHours | null, b: DayHours | null): number {
  if (a === null || b === null) return 0;
  const isIn = ({ breaks }: DayHours, minute: number): boolean =>
    !breaks.some((pause) => pause.from <= minute && minute < pause.to);
  let shared = 0;
  for (let minute = Math.max(a.from, b.from); minute < Math.min(a.to, b.to); minute += 1) {
    if (isIn(a, minute) && isIn(b, minute)) shared += 1;
  }
  return shared;
}
