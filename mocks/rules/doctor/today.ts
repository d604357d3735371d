import type { DayInterval } from '#generated/models/day-interval.ts';
import type { DoctorHomeCounts } from '#generated/models/doctor-home-counts.ts';
import type { DoctorHomeNextGap } from '#generated/models/doctor-home-next-gap.ts';
import { momentOf, momentOfText, textOfMoment } from '../../db/calendar.ts';
import type { VisitRow } from '../../db/types/visit.ts';

/** How a day's visits stand; cancelled ones aren't counted. */
export function countVisits(visits: readonly VisitRow[]): DoctorHomeCounts {
  const count = (...statuses: VisitRow['status'][]): number =>
    visits.filter(({ status }) => statuses.includes(status)).length;
  const [completed, no_show, arrived, pending] = (['completed', 'no_show', 'arrived', 'pending'] as const).map(
    (status) => count(status),
  ) as [number, number, number, number];
  const ahead = pending + count('confirmed');
  return { total: completed + no_show + arrived + ahead, completed, no_show, arrived, ahead, pending };
}

/** Somebody is received in that time; less is no free time to speak of. */
const SHORTEST_MINUTES = 15;

/**
 * The first free interval of the day that is not over yet, from now or its later beginning on; null
 * when there is none left.
 */
export function nextGap(intervals: readonly DayInterval[], now: number): DoctorHomeNextGap | null {
  const earliest = momentOf(now);
  const first = intervals
    .filter(({ kind }) => kind === 'free')
    .map(({ starts_at, ends_at }) => ({ from: Math.max(momentOfText(starts_at), earliest), to: momentOfText(ends_at) }))
    .find(({ from, to }) => to - from >= SHORTEST_MINUTES);
  return first === undefined ? null : { starts_at: textOfMoment(first.from), ends_at: textOfMoment(first.to) };
}
