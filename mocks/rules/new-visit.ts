import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { pick } from '../db/pick.ts';
import type { VisitRow } from '../db/types/visit.ts';

type Offered = Pick<
  VisitRow,
  | 'doctor_id'
  | 'filial_id'
  | 'service_id'
  | 'service_title'
  | 'services'
  | 'price'
  | 'funding'
  | 'needs_referral'
  | 'payers'
  | 'duration_minutes'
  | 'starts_at'
  | 'ends_at'
>;

/** Fields of a visit that the caller sets; `insertVisit` derives the others. */
export type NewVisit = Pick<
  VisitRow,
  'user_id' | 'family_member_id' | 'client_id' | 'comment' | 'phone' | 'email' | 'home_address'
> & {
  readonly offer: Offered;
  readonly status: 'pending' | 'confirmed';
  readonly source: NonNullable<VisitRow['source']>;
  readonly answer_until?: string | null;
  readonly agreed_over?: readonly number[];
};

/** Adds a visit. It stores copies of the service's name, price and duration (contract: Rules). */
export function insertVisit(db: Db, { offer, ...visit }: NewVisit, now: number): VisitRow {
  const service = db.services.require(offer.service_id);
  return db.visits.insert({
    id: db.visits.nextId(),
    ...pick(offer, 'doctor_id', 'filial_id', 'service_id', 'service_title'),
    clinic_id: db.filials.require(offer.filial_id).clinic_id,
    ...(offer.services && { services: offer.services }),
    service_kind: service.kind,
    format: service.format,
    ...pick(offer, 'price', 'duration_minutes', 'starts_at', 'ends_at'),
    ...(offer.funding && { funding: offer.funding }),
    ...(offer.needs_referral !== undefined && { needs_referral: offer.needs_referral }),
    ...(offer.payers && { payers: offer.payers }),
    created_at: textOfEpoch(now),
    is_first_time: isFirstTime(db, visit.client_id, offer),
    attendance_requested: false,
    attendance_confirmed_at: null,
    confirmed_at: visit.status === 'confirmed' ? textOfEpoch(now) : null,
    ended_at: null,
    cancel_reason: null,
    fate: null,
    ...visit,
  });
}

/**
 * Whether this is the person's first visit to the doctor. False for a service for repeat visits,
 * because the first visit may have been in another clinic.
 */
export function isFirstTime(
  db: Db,
  clientId: number,
  { doctor_id, service_id }: Pick<VisitRow, 'doctor_id' | 'service_id'>,
): boolean {
  if (db.services.require(service_id).visit_order === 'repeat') return false;
  return !db.visits
    .find('client', clientId)
    .some((visit) => visit.doctor_id === doctor_id && visit.status === 'completed');
}
