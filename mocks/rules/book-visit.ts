import type { VisitCreateRequest } from '#generated/models/visit-create-request.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { refuseWrongAge } from './age-limits.ts';
import { answerUntil } from './answer-time.ts';
import { clientFor } from './clients.ts';
import { storedConsent } from './consents.ts';
import { confirmAtOnce } from './doctor/schedule-settings.ts';
import { notifyFamilyOfBooking } from './family-notices.ts';
import { refuseFamilyOverlap } from './family-overlap.ts';
import { agreedFunding } from './funding.ts';
import { insertVisit } from './new-visit.ts';
import { personToBook } from './people.ts';
import { presentedHold } from './slot-holds.ts';
import { by, logVisit } from './visit-events.ts';
import { notifyBooking, notifyRequest } from './visit-notices.ts';
import { addressFor } from './visit-place.ts';
import { answersToBook, keepAnswers } from './visit-questions.ts';
import { endOffers } from './waitlist-offers.ts';

/**
 * Books the held slot (contract: rules of booking, 3). The visit is pending, or confirmed if the
 * doctor confirms at once. The minimum time before a visit was checked when the hold was created.
 *
 * @throws Refusal 403 for a card shared for reading only; 409 at `hold_id`, at `family_member_id`
 * (rule 2); 422 at `family_member_id` (rule 9), `funding`, `home_address`, `answers`,
 * `consent.version`
 */
export function bookVisit(db: Db, user: UserRow, request: VisitCreateRequest, now: number): VisitRow {
  const hold = presentedHold(db, user, request.hold_id, null, now);
  const consent = storedConsent(request.consent, now);
  const person = personToBook(db, user, request.family_member_id);
  if (hold.doctor_id !== null) refuseWrongAge(db.doctors.require(hold.doctor_id), person, hold.starts_at);
  refuseFamilyOverlap(db, { ...person, booker: user }, hold);
  const address = addressFor(db.services.require(hold.service_id).format, request.home_address ?? null);
  const answered = answersToBook(db, hold, request.answers ?? []);
  const { clinic_id } = db.filials.require(hold.filial_id);
  const client = clientFor(db, person, clinic_id, request.phone);
  const visit = insertVisit(
    db,
    {
      // Name, price and duration of the service come from the hold (rule 8).
      offer: { ...hold, ...agreedFunding(db, hold, request.funding) },
      status: 'pending',
      user_id: person.owner.id,
      ...(person.owner.id !== user.id && { booked_by: user.id }),
      family_member_id: person.family_member_id,
      client_id: client.id,
      comment: request.comment,
      phone: request.phone,
      email: request.email,
      home_address: address,
      source: 'online',
      answer_until: hold.answer_until ?? answerUntil(db, hold, now),
    },
    now,
  );
  keepAnswers(db, visit, answered);
  db.slot_holds.remove(hold.id);
  endOffers(db, user, hold.doctor_id);
  logVisit(db, visit.id, 'created', 'Вы записались', now, by(user, visit));
  db.consents.insert({
    id: db.consents.nextId(),
    user_id: user.id,
    purpose: 'visit',
    visit_id: visit.id,
    ...consent,
  });
  notifyBooking(db, visit, now);
  notifyFamilyOfBooking(db, visit, user, now);
  const booked = confirmAtOnce(db, visit, now);
  if (booked.status === 'pending') notifyRequest(db, booked, user, now);
  return booked;
}
