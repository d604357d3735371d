import type { DeskStatus } from '#generated/models/desk-status.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { momentOf, momentOfText, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { typedNumber, visitNumber } from '../../db/visit-number.ts';
import { matchesClient } from '../clinic/clients.ts';
import { refuseBadRange } from '../date-range.ts';
import { Refusal } from '../refusal.ts';

export interface VisitQuestion {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly status?: DeskStatus;
  readonly filial_id?: number;
  readonly doctor_id?: number;
  readonly funding?: Funding;
  readonly q?: string;
}

/** Maximum number of days in a list: a month, completed to whole weeks. */
export const MAX_DAYS = 42;

const CANCELLED = ['cancelled_by_patient', 'cancelled_by_clinic'] as const;
const GROUPS: Readonly<Record<DeskStatus, readonly VisitStatus[]>> = {
  pending: ['pending'],
  confirmed: ['confirmed'],
  arrived: ['arrived'],
  completed: ['completed'],
  no_show: ['no_show'],
  cancelled: CANCELLED,
  ahead: ['pending', 'confirmed', 'arrived'],
  ended: ['completed', 'no_show', ...CANCELLED],
};

/**
 * Returns matching visits, earliest first, in a range of at most 42 days. If no range is given, the
 * list starts today.
 *
 * @throws Refusal 422 at `date_to`
 */
export function visitsAhead(db: Db, visits: readonly VisitRow[], question: VisitQuestion, now: number): VisitRow[] {
  const date_from = question.date_from ?? textOfEpoch(now).slice(0, 10);
  if (question.date_to !== undefined) refuseBadRange(date_from, question.date_to, MAX_DAYS);
  return chosen(db, visits, { ...question, date_from }).toSorted(bySoonest);
}

/**
 * Returns matching visits, latest first, in a range of any length.
 *
 * @throws Refusal 422 at `date_to`
 */
export function visitsBefore(db: Db, visits: readonly VisitRow[], question: VisitQuestion): VisitRow[] {
  const { date_from, date_to } = question;
  if (date_from !== undefined && date_to !== undefined && date_to < date_from) {
    throw Refusal.invalid({ date_to: ['Последний день раньше первого'] });
  }
  return chosen(db, visits, question).toSorted((a, b) => bySoonest(b, a));
}

function chosen(db: Db, visits: readonly VisitRow[], question: VisitQuestion): VisitRow[] {
  const { date_from = '', date_to = '9999', status, filial_id, doctor_id, funding, q = '' } = question;
  const number = typedNumber(q);
  const states = status === undefined ? undefined : GROUPS[status];
  return visits.filter((visit) => {
    const day = visit.starts_at.slice(0, 10);
    return (
      day >= date_from &&
      day <= date_to &&
      (states === undefined || states.includes(visit.status)) &&
      (filial_id === undefined || visit.filial_id === filial_id) &&
      (doctor_id === undefined || visit.doctor_id === doctor_id) &&
      (funding === undefined || visit.funding === funding) &&
      (q.trim() === '' || visitNumber(visit.id) === number || matchesClient(db.clients.require(visit.client_id), q))
    );
  });
}

export function isPast({ ends_at }: VisitRow, now: number): boolean {
  return momentOfText(ends_at) <= momentOf(now);
}

export function bySoonest(a: VisitRow, b: VisitRow): number {
  return momentOfText(a.starts_at) - momentOfText(b.starts_at) || a.id - b.id;
}
