import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal 404 for an unknown person and another family's */
export function ownMember(db: Db, user: UserRow, id: number): FamilyMemberRow {
  const member = db.family_members.get(id);
  if (member === undefined || member.user_id !== user.id) throw Refusal.notFound();
  return member;
}
