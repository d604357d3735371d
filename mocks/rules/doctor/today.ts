import type { DayInterval } from '#generated/models/day-interval.ts';
import type { DoctorHomeCounts } from '#generated/models/doctor-home-counts.ts';
import type { DoctorHomeNextGap } from '#generated/models/doctor-home-next-gap.ts';
import { momentOf, momentOfText, textOfMoment } from '../../db/calendar.ts';
import type { VisitRow } from '../../db/types/visit.ts';

/** Counts visits of a day by status; cancelled visits are left out. */
export function countVisits(visits: readonly VisitRow[]): DoctorHomeCounts {
  const count = (...statuses: VisitRow['status'][]): number =>
    visits.filter(({ status }) => statuses.includes(status)).length;
  const [completed, no_show, arrived, pending] = (['completed', 'no_show', 'arrived', 'pending'] as const).map(
    (status) => count(status),
  ) as [number, number, number, number];
  const ahead = pending + count('confirmed');
  return { total: completed + no_show + arrived + ahead, completed, no_show, arrived, ahead, pending };
}

/** Shortest gap for a visit, in minutes. */
const SHORTEST_MINUTES = 15;

/** Returns the next free interval of the day, from now on; null if there is none. */
export function nextGap(intervals: readonly DayInterval[], now: number): DoctorHomeNextGap | null {
  const earliest = momentOf(now);
  const first = intervals
    .filter(({ kind }) => kind === 'free')
    .map(({ starts_at, ends_at }) => ({ from: Math.max(momentOfText(starts_at), earliest), to: momentOfText(ends_at) }))
    .find(({ from, to }) => to - from >= SHORTEST_MINUTES);
  return first === undefined ? null : { starts_at: textOfMoment(first.from), ends_at: textOfMoment(first.to) };
}
