import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, Person, UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';

const RELATIONS: Readonly<Record<FamilyRelation, Readonly<Record<Gender, string>>>> = {
  son: { male: 'Сын', female: 'Сын' },
  daughter: { male: 'Дочь', female: 'Дочь' },
  mother: { male: 'Мама', female: 'Мама' },
  father: { male: 'Папа', female: 'Папа' },
  spouse: { male: 'Муж', female: 'Жена' },
  other: { male: 'Родственник', female: 'Родственница' },
};

/** Text of a family relation. */
export function relationTitle({ relation, gender }: Pick<FamilyMemberRow, 'relation' | 'gender'>): string {
  return RELATIONS[relation][gender];
}

/**
 * The person of a booking.
 *
 * @throws Refusal 422 at `family_member_id` for a person outside the family
 */
export function personToBook(db: Db, user: UserRow, familyMemberId: number | null): Person {
  if (familyMemberId === null) return { ...user, family_member_id: null };
  const member = db.family_members.get(familyMemberId);
  if (member?.user_id !== user.id) throw Refusal.invalid({ family_member_id: ['Выберите, кто придёт на приём'] });
  return { ...member, family_member_id: member.id };
}
