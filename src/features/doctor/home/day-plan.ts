import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { DayInterval } from '#generated/models/day-interval.ts';
import type { DayPlace } from '#generated/models/day-place.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { without } from '@/domain/calendar/open-time';
import { visitRange } from '@/features/doctor/calendar/calendar-day';
import { clockOf, type MinuteRange, rangeOf } from '@/shared/format/clock';
import { momentOf } from '@/shared/format/zone';

/**
 * An interval of the working hours without a visit. It is free, a break, closed, or held for a
 * booking or an offered time.
 */
export interface PlannedInterval extends Omit<DayInterval, 'kind'> {
  readonly kind: DayInterval['kind'] | 'closed' | 'held';
  /** Why the interval is closed; null if it isn't closed. */
  readonly reason: string | null;
}

export interface DayPlan {
  readonly places: readonly DayPlace[];
  readonly intervals: readonly PlannedInterval[];
}

/** Minimum length in minutes of a free interval, because no visit fits into a shorter interval. */
const SHORTEST = 15;
/** Statuses of visits that don't occupy their time. */
const away: ReadonlySet<string> = new Set(['cancelled_by_clinic', 'cancelled_by_patient', 'no_show']);

/** The doctor's filials on a day, and the intervals without visits. */
export function dayPlan({ date, places, absences, held }: CalendarDay, visits: readonly DeskVisit[]): DayPlan {
  const at = (minute: number): string => momentOf(date, clockOf(minute));
  const closed = absences.map(({ reason, ...clocks }) => ({ ...rangeOf(clocks), reason }));
  const kept = held.map(rangeOf);
  const taken = visits.filter(({ status }) => !away.has(status)).map(visitRange);
  const received = places.flatMap(({ hours, breaks, ...place }) =>
    hours === null ? [] : [{ ...place, hours: rangeOf(hours), breaks: breaks.map(rangeOf) }],
  );
  const intervals = received.flatMap(({ filial_id, hours, breaks }) => {
    const of = (kind: PlannedInterval['kind'], { from, to }: MinuteRange, reason: string | null = null) => ({
      kind,
      starts_at: at(from),
      ends_at: at(to),
      filial_id,
      reason,
    });
    const off = closed
      .map(({ from, to, reason }) => ({ from: Math.max(from, hours.from), to: Math.min(to, hours.to), reason }))
      .filter(({ from, to }) => from < to);
    return [
      ...without([hours], [...breaks, ...closed, ...taken, ...kept])
        .filter(({ from, to }) => to - from >= SHORTEST)
        .map((range) => of('free', range)),
      ...without(breaks, closed).map((range) => of('break', range)),
      ...kept.filter(({ from, to }) => from < hours.to && to > hours.from).map((range) => of('held', range)),
      ...off.map((range) => of('closed', range, range.reason)),
    ];
  });
  return {
    // A filial is left out if its whole day is closed and has no visits.
    places: received
      .filter(
        ({ filial_id, hours }) =>
          without([hours], closed).length > 0 ||
          visits.some((visit) => visit.filial_id === filial_id && !away.has(visit.status)),
      )
      .map(({ filial_id, filial_title, hours }) => ({
        filial_id,
        title: filial_title,
        room: null,
        starts_at: at(hours.from),
        ends_at: at(hours.to),
      })),
    intervals: intervals.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
  };
}
