import type { FamilyMemberRequest } from '#generated/models/family-member-request.ts';
import { ageOn, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, UserRow } from '../db/types/person.ts';
import { refuseFutureBirthday } from './birthday.ts';
import { removeDocument } from './documents.ts';
import { documentsOf } from './medical-card.ts';
import { ownMember } from './own-member.ts';
import { Refusal } from './refusal.ts';
import { isEnded } from './visit-states.ts';

/** @throws Refusal 404, 422 at `birthday` */
export function changeMember(
  db: Db,
  user: UserRow,
  id: number,
  request: FamilyMemberRequest,
  now: number,
): FamilyMemberRow {
  const member = ownMember(db, user, id);
  refuseFutureBirthday(request.birthday, now);
  refuseTooYoung(request, now);
  return db.family_members.update(member.id, { ...request, third_name: request.third_name ?? null });
}

const YOUNGEST: Readonly<Record<string, number>> = { mother: 14, father: 14, spouse: 16 };

/** @throws Refusal 422 at `birthday` of a parent or spouse who would be a child */
export function refuseTooYoung({ relation, birthday }: FamilyMemberRequest, now: number): void {
  if (ageOn(birthday, textOfEpoch(now).slice(0, 10)) >= (YOUNGEST[relation] ?? 0)) return;
  throw Refusal.invalid({ birthday: ['Проверьте год рождения или кем приходится'] });
}

/**
 * Takes a person out of the family. Their past visits stay, under the name that the clinic knows; a slot that was held for somebody
 * is no reason to refuse: whom it is for is only said when it is booked. Their medical card and its documents go with them.
 *
 * @throws Refusal 404, 409 at `family_member_id` while a visit of theirs is ahead
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
  db.family_cards.remove(member.id);
  db.family_members.remove(member.id);
}
