import type { VisitStatus } from '#generated/models/visit-status.ts';
import { clockOf, DAY_MINUTES, momentOf, momentOfText, textOfMoment, textAt } from '../db/calendar.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { relativeDayText } from './visit-times.ts';

/** Minutes before the start from which a patient can be marked as arrived. */
const ARRIVAL_MINUTES = 60;

/** Earliest time of each mark; an earlier mark is refused. */
const MARKS: Readonly<Partial<Record<VisitStatus, { readonly minutesBefore: number; readonly what: string }>>> = {
  arrived: { minutesBefore: ARRIVAL_MINUTES, what: 'отметить приход' },
  completed: { minutesBefore: 0, what: 'завершить приём' },
  no_show: { minutesBefore: 0, what: 'отметить неявку' },
};

/**
 * Refuses arrival, completion and no-show before their earliest time (contract: States of a visit).
 *
 * @throws Refusal 409 at `status`, with the earliest time
 */
export function refuseTooEarly(visit: VisitRow, status: VisitStatus, now: number): void {
  const mark = MARKS[status];
  if (mark === undefined) return;
  const start = momentOfText(visit.starts_at);
  const from = start - mark.minutesBefore;
  if (momentOf(now) >= from) return;
  const clock = (moment: number): string => clockOf(moment % DAY_MINUTES);
  throw Refusal.conflict(
    'too_early',
    'status',
    `Визит начнётся ${relativeDayText(visit.starts_at, now)} в ${clock(start)}; ${mark.what} можно с ${clock(from)}`,
  );
}

/** Returns the earliest time of a mark; null if `status` has no earliest time. */
export function markedFrom(visit: VisitRow, status: VisitStatus): string | null {
  const mark = MARKS[status];
  return mark === undefined ? null : textOfMoment(momentOfText(visit.starts_at) - mark.minutesBefore);
}

/** Deadline for undoing marks and for moving the visit: the end of the visit's day. */
export function endOfItsDay({ starts_at }: VisitRow): string {
  return textAt(starts_at.slice(0, 10), '23:59');
}
