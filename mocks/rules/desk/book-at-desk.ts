import type { DeskSource } from '#generated/models/desk-source.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { HomeAddress } from '#generated/models/home-address.ts';
import type { NewClient } from '#generated/models/new-client.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { refuseWrongAge } from '../age-limits.ts';
import { agreedFunding } from '../funding.ts';
import { insertVisit } from '../new-visit.ts';
import { logVisit } from '../visit-events.ts';
import { notifyDeskBooking } from '../visit-notices.ts';
import { addressFor } from '../visit-place.ts';
import { changeVisitState } from '../visit-state.ts';
import { atOurOffset, endOf } from '../visit-times.ts';
import { chosenClient, refuseBusyClient, type ClientChoice } from './desk-clients.ts';
import { deskOffer } from './desk-offers.ts';
import type { Desk } from './desk.ts';
import { refuseDeskSlot, refuseEarlyArrival } from './overlaps.ts';
import { endWaiting, callerHoldIds } from './waiting-callers.ts';

export interface DeskBooking extends ClientChoice {
  readonly doctor_id?: number | null;
  readonly filial_id: number;
  readonly service_id: number;
  readonly service_ids?: readonly number[];
  readonly starts_at: string;
  readonly funding?: Funding;
  readonly source: DeskSource;
  readonly comment?: string | null;
  readonly home_address?: HomeAddress | null;
  readonly over_schedule?: boolean;
  readonly arrived?: boolean;
}

const CREATED = { doctor: 'Врач записал вас', clinic: 'Клиника записала вас' } as const;

/**
 * Books a visit for a client. The visit is confirmed or arrived at once (contract: Booking at the
 * desk).
 *
 * @throws Refusal 409 at `starts_at` or `service_ids`; 422 for an unknown value, or for a service
 *   that isn't offered
 */
export function bookAtDesk(db: Db, desk: Desk, request: DeskBooking, now: number): VisitRow {
  const { doctor_id, filial_id, service_id, service_title, services, price, duration_minutes } = deskOffer(db, desk, {
    ...request,
    doctor_id: request.doctor_id ?? null,
  });
  const starts_at = atOurOffset(request.starts_at);
  const slot = { doctor_id, filial_id, service_id, price, starts_at };
  const offer = {
    ...slot,
    service_title,
    ...(services && { services }),
    duration_minutes,
    ends_at: endOf(starts_at, duration_minutes),
    ...agreedFunding(db, slot, request.funding),
  };
  const home_address = addressFor(db.services.require(service_id).format, request.home_address ?? null);
  if (request.arrived === true) refuseEarlyArrival(starts_at, now);
  const agreed = refuseDeskSlot(
    db,
    desk,
    { ...offer, kept: callerHoldIds(db, request.client_id) },
    request.over_schedule === true,
    now,
  );
  // The check comes before the client is created: a refusal must not leave a new client.
  if (desk.by === 'clinic' && request.new_client) refuseForeignAge(db, doctor_id, request.new_client, starts_at);
  const client = chosenClient(db, desk, request, db.filials.require(filial_id).clinic_id);
  if (desk.by === 'clinic') refuseForeignAge(db, doctor_id, client, starts_at);
  refuseBusyClient(db, client, offer);
  const account = client.user_id === null ? undefined : db.users.get(client.user_id);
  const visit = insertVisit(
    db,
    {
      offer,
      status: 'confirmed',
      user_id: client.user_id,
      family_member_id: client.family_member_id,
      client_id: client.id,
      comment: request.comment?.trim() || null,
      phone: client.phone ?? account?.phone ?? null,
      email: account?.email ?? null,
      home_address,
      source: request.source,
      ...(agreed.length > 0 && { agreed_over: agreed.map(({ id }) => id) }),
    },
    now,
  );
  endWaiting(db, client.id, doctor_id);
  logVisit(db, visit.id, 'created', CREATED[desk.by], now);
  notifyDeskBooking(db, visit, desk.by, now);
  if (request.arrived !== true) return visit;
  return changeVisitState(db, desk, visit.id, { status: 'arrived' }, now);
}

/** @throws Refusal 422 at `doctor_id` if the doctor does not accept the client's age */
export function refuseForeignAge(
  db: Db,
  doctorId: number | null,
  person: Pick<NewClient, 'birthday'>,
  startsAt: string,
): void {
  if (doctorId !== null) refuseWrongAge(db.doctors.require(doctorId), person, startsAt, 'doctor_id');
}
