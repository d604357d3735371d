import type { VisitStatus } from '#generated/models/visit-status.ts';
import { clockOf, DAY_MINUTES, momentOf, momentOfText, textOfMoment, textAt } from '../db/calendar.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { spokenDay } from './visit-times.ts';

/** How long before the start people are marked as being there. */
const ARRIVAL_MINUTES = 60;

/** What can't be said of a visit before its time, and from when it can. */
const MARKS: Readonly<Partial<Record<VisitStatus, { readonly minutesBefore: number; readonly what: string }>>> = {
  arrived: { minutesBefore: ARRIVAL_MINUTES, what: 'отметить приход' },
  completed: { minutesBefore: 0, what: 'завершить приём' },
  no_show: { minutesBefore: 0, what: 'отметить неявку' },
};

/**
 * Nobody is there, has been seen or has stayed away before the visit's time (contract: States of a visit).
 *
 * @throws Refusal 409 at `status`, saying when it will be possible
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
    `Визит начнётся ${spokenDay(visit.starts_at, now)} в ${clock(start)}; ${mark.what} можно с ${clock(from)}`,
  );
}

/** From when on a visit may get this mark; null when from the beginning. */
export function markedFrom(visit: VisitRow, status: VisitStatus): string | null {
  const mark = MARKS[status];
  return mark === undefined ? null : textOfMoment(momentOfText(visit.starts_at) - mark.minutesBefore);
}

/** Until when a visit's marks are taken back and the visit itself is moved: the end of its day. */
export function endOfItsDay({ starts_at }: VisitRow): string {
  return textAt(starts_at.slice(0, 10), '23:59');
}
