import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { DAY_MINUTES, dayOf, momentOf, momentOfText, textOfMoment } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { keepsPayer } from '../funding.ts';
import { Refusal } from '../refusal.ts';
import { atOurOffset, endOf, momentText } from '../visit-times.ts';
import { isWithin, type ScheduleChange } from './schedule-change.ts';

export interface Move {
  readonly visit: VisitRow;
  readonly starts_at: string;
  readonly ends_at: string;
}

interface Chosen {
  readonly visit: VisitRow;
  readonly decision: TouchedVisitDecision;
}

type Interval = Pick<VisitRow, 'starts_at' | 'ends_at'>;

/** Maximum number of slots suggested for a visit. */
const OFFERED = 24;
const OFFERED_DAYS = 60;
const OTHER_PAYER = 'это время оплачивают иначе, чем запись';

const overlap = (a: Interval, b: Interval): boolean =>
  momentOfText(a.starts_at) < momentOfText(b.ends_at) && momentOfText(a.ends_at) > momentOfText(b.starts_at);

/**
 * Checks new times of a doctor's visits. A new time must be in the future and within the changed
 * hours of the same filial, and the visit's payer must pay then. It must not overlap visits of the
 * doctor or the family, holds, or other new times (contract: rules of booking, 2).
 *
 * @throws Refusal 409 at `decisions`
 */
export function newTimes(
  db: Db,
  change: ScheduleChange,
  chosen: readonly Chosen[],
  cancelled: readonly VisitRow[],
  now: number,
): Move[] {
  const leaving = new Set([...cancelled, ...chosen.map(({ visit }) => visit)].map(({ id }) => id));
  const moves: Move[] = [];
  for (const { visit, decision } of chosen) {
    const starts_at = atOurOffset(decision.starts_at ?? visit.starts_at);
    const move = { visit, starts_at, ends_at: endOf(starts_at, visit.duration_minutes) };
    const problem = problemOf(db, change, move, [...takenBeside(db, change, visit, leaving, now), ...moves], now);
    if (problem !== null) throw Refusal.conflict('slot_taken', 'decisions', `${momentText(starts_at)}: ${problem}`);
    moves.push(move);
  }
  return moves;
}

/** Returns slots of the changed schedule for a visit, from the visit's day on. */
export function offeredTimes(
  db: Db,
  change: ScheduleChange,
  visit: VisitRow,
  touched: readonly VisitRow[],
  now: number,
): string[] {
  const taken = takenBeside(db, change, visit, new Set(touched.map(({ id }) => id)), now);
  const working = change.schedule.working_hours.find(({ filial_id }) => filial_id === visit.filial_id);
  const step = (working?.slot_minutes ?? 30) + bufferOf(change.after, change.doctorId);
  const first = Math.max(dayOf(visit.starts_at.slice(0, 10)), Math.floor(momentOf(now) / DAY_MINUTES));
  const times: string[] = [];
  for (let day = first; day < first + OFFERED_DAYS; day += 1) {
    const hours = change.hoursOn(visit.filial_id, day);
    if (hours === null) continue;
    for (let minute = hours.from; minute + visit.duration_minutes <= hours.to; minute += step) {
      const starts_at = textOfMoment(day * DAY_MINUTES + minute);
      const move = { visit, starts_at, ends_at: endOf(starts_at, visit.duration_minutes) };
      if (problemOf(db, change, move, taken, now) === null) times.push(starts_at);
      if (times.length === OFFERED) return times;
    }
  }
  return times;
}

/**
 * Returns intervals that moved visits must not overlap: other visits of the doctor and the family,
 * and holds.
 */
function takenBeside(
  db: Db,
  change: ScheduleChange,
  visit: VisitRow,
  leaving: ReadonlySet<number>,
  now: number,
): Interval[] {
  const staying = (visits: readonly VisitRow[]): VisitRow[] =>
    visits.filter(({ id, status }) => ACTIVE_STATUSES.has(status) && !leaving.has(id));
  const holds = db.slot_holds
    .find('doctor', change.doctorId)
    .filter((hold) => Date.parse(hold.expires_at) > now && !change.touches(hold));
  const family = visit.user_id === null ? [] : staying(db.visits.find('user', visit.user_id));
  return [...staying(db.visits.find('doctor', change.doctorId)), ...holds, ...family];
}

function problemOf(
  db: Db,
  change: ScheduleChange,
  { visit, ...interval }: Move,
  taken: readonly Interval[],
  now: number,
): string | null {
  const start = momentOfText(interval.starts_at);
  if (start <= momentOf(now)) return 'это время уже прошло';
  const hours = change.hoursOn(visit.filial_id, Math.floor(start / DAY_MINUTES));
  if (!isWithin(hours, interval)) return 'в это время врач не принимает';
  const { doctor_id, filial_id } = visit;
  if (!keepsPayer(db, visit, { doctor_id, filial_id, starts_at: interval.starts_at })) return OTHER_PAYER;
  return taken.some((other) => overlap(interval, other)) ? 'это время занято' : null;
}
