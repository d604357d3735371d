import { momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';
import { accessesOf, bookerOf } from './shared-cards.ts';
import { momentText } from './visit-times.ts';

interface Interval {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** People whose visits can overlap a new visit. */
interface OverlapPeople {
  /** Account with the person's card. */
  readonly owner: UserRow;
  readonly family_member_id: number | null;
  /** Account that books or moves the visit. */
  readonly booker: UserRow;
}

/**
 * Finds the first active visit that overlaps the interval, among the person's visits and those that
 * the booker booked (contract: rules of booking, 2; A shared card, 4).
 *
 * @param exceptVisitId the visit to move
 */
function overlappingVisit(
  db: Db,
  comers: OverlapPeople,
  interval: Interval,
  exceptVisitId?: number,
): VisitRow | undefined {
  const { owner, family_member_id, booker } = comers;
  const from = momentOfText(interval.starts_at);
  const to = momentOfText(interval.ends_at);
  const accounts = new Set(
    [owner, booker, ...accessesOf(db, booker).map(({ user_id: id }) => ({ id }))].map(({ id }) => id),
  );
  return [...accounts]
    .flatMap((id) => db.visits.find('user', id))
    .find(
      (visit) =>
        visit.id !== exceptVisitId &&
        ACTIVE_STATUSES.has(visit.status) &&
        (bookerOf(visit) === booker.id ||
          (visit.user_id === owner.id && visit.family_member_id === family_member_id)) &&
        momentOfText(visit.starts_at) < to &&
        momentOfText(visit.ends_at) > from,
    );
}

/** @throws Refusal 409 at `family_member_id` */
export function refuseFamilyOverlap(db: Db, comers: OverlapPeople, interval: Interval, exceptVisitId?: number): void {
  const other = overlappingVisit(db, comers, interval, exceptVisitId);
  if (other === undefined) return;
  throw Refusal.conflict(
    'family_overlap',
    'family_member_id',
    `В это время уже есть запись: ${momentText(other.starts_at)}, ${doctorOrSample(db, other)}`,
  );
}

/** Returns the doctor's name, «Серикова Айгуль», or «сдача анализов». */
function doctorOrSample(db: Db, { doctor_id }: VisitRow): string {
  if (doctor_id === null) return 'сдача анализов';
  const { second_name, first_name } = db.doctors.require(doctor_id);
  return `${second_name} ${first_name}`;
}
