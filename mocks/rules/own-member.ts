import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';
import { accessNamed, ownerAlone } from './shared-cards.ts';

/** @throws Refusal 404 for a person outside the family; 403 for a shared card */
export function ownMember(db: Db, user: UserRow, id: number): FamilyMemberRow {
  if (accessNamed(db, user, id) !== undefined) throw ownerAlone();
  const member = db.family_members.get(id);
  if (member === undefined || member.user_id !== user.id) throw Refusal.notFound();
  return member;
}
