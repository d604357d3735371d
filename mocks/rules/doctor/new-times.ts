import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { Refusal } from '../refusal.ts';
import { atOurOffset, endOf, spoken } from '../visit-times.ts';
import { isWithin, type ScheduleChange } from './schedule-change.ts';

/** A visit and the time to which it goes. */
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

const overlap = (a: Interval, b: Interval): boolean =>
  momentOfText(a.starts_at) < momentOfText(b.ends_at) && momentOfText(a.ends_at) > momentOfText(b.starts_at);

/**
 * The times to which a doctor moves visits: ahead, within the changed hours of the same filial, and free of the doctor's and the family's
 * other visits, of holds and of each other (contract: rules of booking, 2).
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
  const staying = (visits: readonly VisitRow[]): VisitRow[] =>
    visits.filter((visit) => ACTIVE_STATUSES.has(visit.status) && !leaving.has(visit.id));
  const holds = db.slot_holds
    .find('doctor', change.doctorId)
    .filter((hold) => Date.parse(hold.expires_at) > now && !change.touches(hold));
  const taken: Interval[] = [...staying(db.visits.find('doctor', change.doctorId)), ...holds];
  const moves: Move[] = [];
  for (const { visit, decision } of chosen) {
    const starts_at = atOurOffset(decision.starts_at ?? visit.starts_at);
    const move = { visit, starts_at, ends_at: endOf(starts_at, visit.duration_minutes) };
    const family = visit.user_id === null ? [] : staying(db.visits.find('user', visit.user_id));
    const problem = problemOf(change, move, [...taken, ...moves, ...family], now);
    if (problem !== null) throw Refusal.conflict('slot_taken', 'decisions', `${spoken(starts_at)}: ${problem}`);
    moves.push(move);
  }
  return moves;
}

function problemOf(
  change: ScheduleChange,
  { visit, ...interval }: Move,
  taken: readonly Interval[],
  now: number,
): string | null {
  const start = momentOfText(interval.starts_at);
  if (start <= momentOf(now)) return 'это время уже прошло';
  const hours = change.hoursOn(visit.filial_id, Math.floor(start / DAY_MINUTES));
  if (!isWithin(hours, interval)) return 'в это время врач не принимает';
  return taken.some((other) => overlap(interval, other)) ? 'это время занято' : null;
}
