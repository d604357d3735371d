import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { refuseWrongAge } from './age-limits.ts';
import { clientFor } from './clients.ts';
import { confirmAtOnce } from './doctor/schedule-settings.ts';
import { refuseFamilyOverlap } from './family-overlap.ts';
import { personToBook, type Person } from './people.ts';
import { presentedHold } from './slot-holds.ts';
import { logVisit } from './visit-events.ts';
import { tellOfBooking } from './visit-notices.ts';
import { addressFor } from './visit-place.ts';

/**
 * Turns the person's hold into a pending visit (contract: rules of booking, 3).
 * It is confirmed at once where the doctor wants that. The hold itself is the right to the slot: the clinic's hour of booking ahead was asked when it was made.
 *
 * @throws Refusal 409 at `hold_id`, at `family_member_id` (rule 2); 422 at `family_member_id` (rule 9), `home_address`
 */
export function bookVisit(db: Db, user: UserRow, request: VisitCreateRequest, now: number): VisitRow {
  const hold = presentedHold(db, user, request.hold_id, null, now);
  const person = personToBook(db, user, request.family_member_id);
  if (hold.doctor_id !== null) refuseWrongAge(db.doctors.require(hold.doctor_id), person, hold.starts_at);
  refuseFamilyOverlap(db, user.id, hold);
  const address = addressFor(db.services.require(hold.service_id).format, request.home_address ?? null);
  const visit = insertVisit(db, user, { ...request, home_address: address }, hold, person, now);
  db.slot_holds.remove(hold.id);
  logVisit(db, visit.id, 'created', 'Вы записались', now);
  db.consents.insert({
    id: db.consents.nextId(),
    user_id: user.id,
    purpose: 'visit',
    visit_id: visit.id,
    version: request.consent.version,
    accepted_at: request.consent.accepted_at,
  });
  tellOfBooking(db, visit, now);
  return confirmAtOnce(db, visit, now);
}

/** Service name, price and duration are copied from the hold (rule 8). */
function insertVisit(
  db: Db,
  user: UserRow,
  request: VisitCreateRequest & Pick<VisitRow, 'home_address'>,
  hold: SlotHoldRow,
  person: Person,
  now: number,
): VisitRow {
  const { clinic_id } = db.filials.require(hold.filial_id);
  const service = db.services.require(hold.service_id);
  const client = clientFor(db, user, person, clinic_id, request.phone);
  return db.visits.insert({
    id: db.visits.nextId(),
    status: 'pending',
    doctor_id: hold.doctor_id,
    filial_id: hold.filial_id,
    clinic_id,
    service_id: hold.service_id,
    service_title: hold.service_title,
    service_kind: service.kind,
    format: service.format,
    home_address: request.home_address,
    price: hold.price,
    duration_minutes: hold.duration_minutes,
    starts_at: hold.starts_at,
    ends_at: hold.ends_at,
    created_at: textOfEpoch(now),
    user_id: user.id,
    family_member_id: person.family_member_id,
    client_id: client.id,
    // A repeat visit follows one that this doctor may know of from elsewhere.
    is_first_time:
      service.visit_order !== 'repeat' &&
      !db.visits
        .find('client', client.id)
        .some((visit) => visit.doctor_id === hold.doctor_id && visit.status === 'completed'),
    comment: request.comment,
    phone: request.phone,
    email: request.email,
    attendance_requested: false,
    attendance_confirmed_at: null,
    confirmed_at: null,
    ended_at: null,
    cancel_reason: null,
    fate: null,
  });
}
