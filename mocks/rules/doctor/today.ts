import type { DoctorHomeCounts } from '#generated/models/doctor-home-counts.ts';
import type { DoctorHomeNextGap } from '#generated/models/doctor-home-next-gap.ts';
import { DAY_MINUTES, momentOf, momentOfText, textOfMoment } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { DayHours } from '../../db/types/place.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { receptionOn } from '../../slots/reception.ts';
import { heldTimes } from '../held-times.ts';

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

/** The first time of the day's grid that is still ahead and free of visits, in any filial; null when there is none left. */
export function nextGap(db: Db, doctor: Doctor, visits: readonly VisitRow[], now: number): DoctorHomeNextGap | null {
  const day = Math.floor(momentOf(now) / DAY_MINUTES);
  const taken = visits
    .filter(({ status }) => ACTIVE_STATUSES.has(status))
    .map(({ starts_at, ends_at }) => ({ from: momentOfText(starts_at), to: momentOfText(ends_at) }));
  const held = heldTimes(db, doctor, now).map((time) => {
    const midnight = time.day * DAY_MINUTES;
    return { from: midnight + time.from, to: midnight + time.to };
  });
  const isFree = (from: number, to: number): boolean =>
    ![...taken, ...held].some((one) => from < one.to && to > one.from);
  const gaps = db.working_hours.find('doctor', doctor.id).flatMap((working) => {
    const { hours } = receptionOn(db, working, day);
    const step = working.slot_minutes + bufferOf(db, doctor.id);
    return hours === null ? [] : gridOf(hours, step, working.slot_minutes);
  });
  const first = gaps
    .map(({ from, to }) => ({ from: day * DAY_MINUTES + from, to: day * DAY_MINUTES + to }))
    .filter(({ from, to }) => from >= momentOf(now) && isFree(from, to))
    .toSorted((a, b) => a.from - b.from)[0];
  return first === undefined ? null : { starts_at: textOfMoment(first.from), ends_at: textOfMoment(first.to) };
}

/** Times of a day's hours outside its breaks. */
function gridOf(hours: DayHours, step: number, length: number): { from: number; to: number }[] {
  const times: { from: number; to: number }[] = [];
  for (let from = hours.from; from + length <= hours.to; from += step) {
    const to = from + length;
    if (!hours.breaks.some((pause) => from < pause.to && to > pause.from)) times.push({ from, to });
  }
  return times;
}
