import { DAY_MINUTES, epochOf, momentOf, momentOfText, textOfEpoch, textOfMoment, weekdayOf } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { filialOn } from '../db/filial-on.ts';
import { closedReason } from '../db/holidays.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { confirmsAtOnce } from './doctor/schedule-settings.ts';
import { logVisit } from './visit-events.ts';
import { notifyNoAnswer } from './visit-notices.ts';
import { cancelUntil } from './visit-times.ts';

/** Minutes of opening hours in which a clinic must answer a visit request. */
const ANSWER_MINUTES = 120;
const MINUTES_BEFORE = 40;

type Asked = Pick<VisitRow, 'doctor_id' | 'filial_id' | 'starts_at'>;

/**
 * Returns the deadline for the answer to a visit request made now (contract: An answer in time);
 * null if the visit is confirmed at once.
 */
export function answerUntil(db: Db, asked: Asked, now: number): string | null {
  if (confirmsAtOnce(db, asked)) return null;
  const from = momentOf(now);
  const start = momentOfText(asked.starts_at);
  const latest = start - Math.min(MINUTES_BEFORE, Math.floor((start - from) / 2));
  return textOfMoment(Math.min(latest, afterOpenMinutes(db, asked.filial_id, from, latest)));
}

/**
 * Returns the moment when the filial has been open for `ANSWER_MINUTES` since `from`; `latest` if
 * that moment would be later.
 */
function afterOpenMinutes(db: Db, filialId: number, from: number, latest: number): number {
  const filial = db.filials.require(filialId);
  let left = ANSWER_MINUTES;
  for (let day = Math.floor(from / DAY_MINUTES); day * DAY_MINUTES < latest; day += 1) {
    const hours = closedReason(filial, day) === null ? filialOn(filial, day).hours[weekdayOf(day)] : null;
    if (hours === null || hours === undefined) continue;
    const opens = Math.max(day * DAY_MINUTES + hours.from, from);
    const open = Math.max(0, day * DAY_MINUTES + hours.to - opens);
    if (open >= left) return opens + left;
    left -= open;
  }
  return latest;
}

/**
 * Returns the deadline for the answer to a visit request; null if the visit is not pending. The
 * seed's visits have no stored deadline and get the latest possible one.
 */
export function answeredUntil(visit: VisitRow): string | null {
  if (visit.status !== 'pending') return null;
  return visit.answer_until ?? textOfMoment(momentOfText(visit.starts_at) - MINUTES_BEFORE);
}

/**
 * Returns the latest time when the patient may cancel or move a visit. A visit request may be
 * changed at least until the deadline for its answer.
 */
export function changeableUntil(db: Db, visit: VisitRow): string {
  const usual = cancelUntil(db, visit.filial_id, visit.starts_at);
  const waits = answeredUntil(visit);
  return waits !== null && momentOfText(waits) > momentOfText(usual) ? waits : usual;
}

/** Returns visit requests past their deadline. */
export function unanswered(db: Db, now: number): VisitRow[] {
  return db.visits
    .find('status', 'pending')
    .filter((visit) => epochOf(momentOfText(answeredUntil(visit) ?? visit.starts_at)) < now);
}

/** Cancels visit requests past their deadline (contract: An answer in time). */
export function endUnanswered(db: Db, now: number): void {
  for (const visit of unanswered(db, now)) {
    const until = answeredUntil(visit) ?? visit.starts_at;
    const at = epochOf(momentOfText(until));
    const clock = until.slice(11, 16);
    logVisit(db, visit.id, 'cancelled', `Клиника не ответила до ${clock}, запись не состоится`, at);
    notifyNoAnswer(db, visit, clock, at);
    db.visits.update(visit.id, {
      status: 'cancelled_by_clinic',
      cancelled_by: 'unanswered',
      cancel_reason: null,
      ended_at: textOfEpoch(at),
    });
  }
}
