import type { VisitEvent } from '#generated/models/visit-event.ts';
import type { VisitPerson } from '#generated/models/visit-person.ts';
import type { Visit } from '#generated/models/visit.ts';
import { ageOn, DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { pick } from '../../db/pick.ts';
import type { Client, FamilyMemberRow, UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { answeredUntil, changeableUntil } from '../../rules/answer-time.ts';
import { together } from '../../rules/each-service.ts';
import { relationTitle } from '../../rules/people.ts';
import { nextReminder } from '../../rules/reminders.ts';
import { reviewOfVisit } from '../../rules/reviews.ts';
import { accessToCard, accountName, bookerOf, type LiveAccess } from '../../rules/shared-cards.ts';
import { textOfOthers } from '../../rules/visit-events.ts';
import { disputeUntil } from '../../rules/visit-notes.ts';
import { arrivalWindow, videoFrom, videoUrl } from '../../rules/visit-place.ts';
import { questionsOfVisit } from '../../rules/visit-questions.ts';
import { cancelledBy } from '../../rules/visit-states.ts';
import { arriveAt } from '../../rules/visit-times.ts';
import { conclusionOf } from './conclusion.ts';
import { visitDoctorOf } from './doctor.ts';
import { filialBrief } from './place.ts';

/**
 * View of a visit, for the account it belongs to or for an account with access to the patient's
 * card.
 */
export function visitView(db: Db, user: UserRow, visit: VisitRow, now: number): Visit {
  const access = accessToCard(db, user, visit);
  const review = access === undefined ? reviewOfVisit(db, visit) : undefined;
  return {
    ...pick(visit, 'id', 'status', 'starts_at', 'ends_at', 'created_at', 'service_id', 'service_title'),
    number: visitNumber(visit.id),
    answer_until: answeredUntil(visit),
    doctor: visitDoctorOf(db, visit.doctor_id),
    filial: filialBrief(db, visit.filial_id),
    ...(visit.services && { services: [...visit.services] }),
    ...pick(visit, 'price', 'duration_minutes', 'attendance_confirmed_at', 'format'),
    ...pick(visit, 'funding', 'needs_referral'),
    ...paymentView(db, visit),
    person: access === undefined ? visitPersonView(db, visit) : sharedPersonView(db, access, visit),
    ...(access && { shared_right: access.right }),
    ...bookingView(db, user, visit, now),
    attendance_requested: isAttendanceRequested(visit, now),
    cancel_until: changeableUntil(db, visit),
    arrive_at: visit.format === 'clinic' ? arriveAt(db, visit.filial_id, visit.starts_at) : null,
    arrival_window: arrivalWindow(visit),
    video_from: videoFrom(visit),
    video_url: access?.right === 'read' ? null : videoUrl(visit, now),
    ...together(db, visit),
    cancel_reason: visit.cancel_reason,
    cancelled_by: cancelledBy(visit),
    review_id: review?.id ?? null,
    rating: review?.rating ?? null,
    dispute_until: access === undefined ? disputeUntil(db, visit, now) : null,
    disputed_at: db.visit_disputes.get(visit.id)?.created_at ?? null,
    next_reminder: nextReminder(db, user, visit, now),
    history: historyOf(db, visit, user),
    conclusion: conclusionOf(db, visit),
  };
}

/** How a visit is paid on the spot: in the filial, or at home to the doctor. */
function paymentView(
  db: Db,
  { format, funding = 'paid', filial_id, doctor_id }: VisitRow,
): Pick<Visit, 'payment_methods'> {
  if (funding !== 'paid' || format === 'online') return {};
  const paid = format === 'home' ? db.doctors.get(doctor_id ?? 0) : db.filials.get(filial_id);
  return { payment_methods: [...(paid?.payment_methods ?? [])] };
}

/** Fields visible only to the account that booked (contract: A shared card, 3). */
function bookingView(db: Db, user: UserRow, visit: VisitRow, now: number) {
  const booker = bookerOf(visit);
  if (booker === user.id || booker === null) {
    const email = visit.email ?? user.email;
    const questions = questionsOfVisit(db, visit, now);
    return { ...pick(visit, 'comment', 'home_address'), phone: phoneOf(db, visit), email, questions };
  }
  const phone = user.phone ?? db.filials.require(visit.filial_id).phone;
  return { comment: null, home_address: null, phone, email: user.email, booked_by: accountName(db, booker) };
}

/** View of a visit's person, from the account or from the clinic's client. */
export function visitPersonView(db: Db, visit: VisitRow): VisitPerson {
  const member = memberOf(db, visit);
  const person = visitPerson(db, visit);
  return {
    family_member_id: visit.family_member_id,
    full_name: fullName(person),
    relation: member === undefined ? null : relationTitle(member),
    age: person.birthday === null ? null : ageOn(person.birthday, visit.starts_at.slice(0, 10)),
    birthday: person.birthday,
  };
}

/**
 * View of a visit's person for an account with access to the card, with the id and relation from
 * that account's family.
 */
function sharedPersonView(db: Db, { id, relation }: LiveAccess, visit: VisitRow): VisitPerson {
  const { gender } = visitPerson(db, visit);
  const title = relationTitle({ relation: relation ?? 'other', gender: gender ?? 'female' });
  return { ...visitPersonView(db, visit), family_member_id: id, relation: title };
}

export function visitPerson(db: Db, visit: VisitRow): FamilyMemberRow | UserRow | Client {
  // A removed family member is found in the clinic's clients.
  const owner = visit.family_member_id === null ? db.users.get(visit.user_id ?? 0) : undefined;
  return memberOf(db, visit) ?? owner ?? db.clients.require(visit.client_id);
}

/** IIN or document number, for a clinic. */
export function identityView(person: FamilyMemberRow | UserRow | Client) {
  if (!('iin' in person)) return { iin: null, document_number: null };
  return { iin: person.iin, document_number: person.document_number ?? null };
}

function memberOf(db: Db, { family_member_id }: VisitRow): FamilyMemberRow | undefined {
  return family_member_id === null ? undefined : db.family_members.get(family_member_id);
}

/** Phone of a visit's person; the filial's phone if the clinic booked without a phone. */
export function phoneOf(db: Db, visit: VisitRow): string {
  return visit.phone ?? db.clients.get(visit.client_id)?.phone ?? db.filials.require(visit.filial_id).phone;
}

/**
 * Whether the clinic asks the patient to answer «приду»: because the clinic requested it, or
 * because the visit starts within 24 hours.
 */
function isAttendanceRequested(visit: VisitRow, now: number): boolean {
  if (visit.status !== 'confirmed') return false;
  const left = momentOfText(visit.starts_at) - momentOf(now);
  return left >= 0 && (visit.attendance_requested || left <= DAY_MINUTES);
}

/**
 * Returns a visit's events, newest first.
 * @param reader who reads the events: an account that may see the visit, the visit's patient, or
 * the desk
 */
export function historyOf(db: Db, visit: VisitRow, reader: UserRow | 'patient' | 'desk'): VisitEvent[] {
  return db.visit_events
    .find('visit', visit.id)
    .filter(({ desk_only }) => reader === 'desk' || desk_only !== true)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id)
    .map(({ id, at, kind, text, by }) => {
      const actor = by ?? visit.user_id;
      const isOthers = typeof reader === 'object' && actor !== null && actor !== reader.id;
      return { id, at, kind, text: isOthers ? textOfOthers(text, accountName(db, actor)) : text };
    });
}
