import { momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { momentText } from './visit-times.ts';

interface Interval {
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * The first active visit of the family that overlaps the interval (contract: rules of booking, 2).
 *
 * @param exceptVisitId the visit to be moved
 */
function overlappingVisit(db: Db, userId: number, interval: Interval, exceptVisitId?: number): VisitRow | undefined {
  const from = momentOfText(interval.starts_at);
  const to = momentOfText(interval.ends_at);
  return db.visits
    .find('user', userId)
    .find(
      (visit) =>
        visit.id !== exceptVisitId &&
        ACTIVE_STATUSES.has(visit.status) &&
        momentOfText(visit.starts_at) < to &&
        momentOfText(visit.ends_at) > from,
    );
}

/** @throws Refusal 409 at `family_member_id` */
export function refuseFamilyOverlap(db: Db, userId: number, interval: Interval, exceptVisitId?: number): void {
  const other = overlappingVisit(db, userId, interval, exceptVisitId);
  if (other === undefined) return;
  throw Refusal.conflict(
    'family_overlap',
    'family_member_id',
    `В это время уже есть запись: ${momentText(other.starts_at)}, ${doctorOrSample(db, other)}`,
  );
}

/** «Серикова Айгуль», or «сдача анализов» without a doctor. */
function doctorOrSample(db: Db, { doctor_id }: VisitRow): string {
  if (doctor_id === null) return 'сдача анализов';
  const { second_name, first_name } = db.doctors.require(doctor_id);
  return `${second_name} ${first_name}`;
}
