import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import { ageOn, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, UserRow } from '../db/types/person.ts';
import { refuseFutureBirthday } from './birthday.ts';
import { endFeed } from './calendar-feeds.ts';
import { endAccessesTo } from './card-access.ts';
import { removeDocument } from './documents.ts';
import { refuseUnknownCountry } from './identity.ts';
import { documentsOf } from './medical-card.ts';
import { ownMember } from './own-member.ts';
import { Refusal } from './refusal.ts';
import { isEnded } from './visit-states.ts';

/**
 * Adds a family member. Equal names and birthdays are allowed, because the form asks about an equal
 * family member before it sends the request.
 *
 * @throws Refusal as `memberData`
 */
export function addMember(db: Db, user: UserRow, request: FamilyMemberRequest, now: number): FamilyMemberRow {
  const data = memberData(db, user, request, now);
  return db.family_members.insert({ ...data, id: db.family_members.nextId(), user_id: user.id });
}

/** @throws Refusal 404; also the refusals of `memberData` */
export function changeMember(
  db: Db,
  user: UserRow,
  id: number,
  request: FamilyMemberRequest,
  now: number,
): FamilyMemberRow {
  const member = ownMember(db, user, id);
  return db.family_members.update(member.id, memberData(db, user, request, now, member.id));
}

/** @throws Refusal 422 at `birthday` or `citizenship_id`; 409 at `iin` if another member has it */
function memberData(db: Db, user: UserRow, request: FamilyMemberRequest, now: number, own?: number) {
  const { third_name = null, phone = null, citizenship_id = null, iin = null, document_number = null } = request;
  refuseFutureBirthday(request.birthday, now);
  refuseTooYoung(request, now);
  refuseUnknownCountry(db, citizenship_id);
  const others = db.family_members.find('user', user.id).filter(({ id }) => id !== own);
  if (iin !== null && [user, ...others].some((one) => one.iin === iin)) {
    throw Refusal.conflict('already_exists', 'iin', 'Этот ИИН уже указан у\u00A0другого человека в\u00A0вашей семье');
  }
  return { ...request, third_name, phone, citizenship_id, iin, document_number };
}

const YOUNGEST: Readonly<Record<string, number>> = { mother: 14, father: 14, spouse: 16 };

/** @throws Refusal 422 at `birthday` if a parent or spouse is younger than an adult */
function refuseTooYoung({ relation, birthday }: FamilyMemberRequest, now: number): void {
  if (ageOn(birthday, textOfEpoch(now).slice(0, 10)) >= (YOUNGEST[relation] ?? 0)) return;
  throw Refusal.invalid({ birthday: ['Проверьте год рождения или кем приходится'] });
}

/**
 * Removes a family member with the medical card and its documents. Past visits keep the name known
 * to the clinic. A hold does not block the removal, because the person is chosen at booking.
 *
 * @throws Refusal 404; 409 at `family_member_id` if the person has a future visit
 */
export function removeMember(db: Db, user: UserRow, id: number, now: number): void {
  const member = ownMember(db, user, id);
  const isAhead = db.visits
    .find('user', user.id)
    .some(
      (visit) => visit.family_member_id === member.id && !isEnded(visit.status) && visit.ends_at > textOfEpoch(now),
    );
  if (isAhead) {
    throw Refusal.conflict(
      'visits_ahead',
      'family_member_id',
      'Есть предстоящие записи. Сначала отмените их или дождитесь приёма',
    );
  }
  for (const { id: documentId } of documentsOf(db, { user, family_member_id: member.id })) {
    removeDocument(db, user, documentId);
  }
  endAccessesTo(db, user, member.id, now);
  endFeed(db, user, `${member.id}`);
  db.family_cards.remove(member.id);
  db.family_members.remove(member.id);
}
