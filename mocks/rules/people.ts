import type { FamilyRelation } from '#generated/models/family-relation.ts';
import type { Gender } from '#generated/models/gender.ts';
import type { Db } from '../db/db.ts';
import type { FamilyMemberRow, Person, UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';
import { accessNamed, personOfCard, requireBooking } from './shared-cards.ts';

/** Person for whom a visit is booked. */
export interface BookedPerson extends Person {
  /** Account with the person's card. */
  readonly owner: UserRow;
}

const RELATIONS: Readonly<Record<FamilyRelation, Readonly<Record<Gender, string>>>> = {
  son: { male: 'Сын', female: 'Сын' },
  daughter: { male: 'Дочь', female: 'Дочь' },
  mother: { male: 'Мама', female: 'Мама' },
  father: { male: 'Папа', female: 'Папа' },
  spouse: { male: 'Муж', female: 'Жена' },
  other: { male: 'Родственник', female: 'Родственница' },
};

/** Russian word for a family relation. */
export function relationTitle({ relation, gender }: Pick<FamilyMemberRow, 'relation' | 'gender'>): string {
  return RELATIONS[relation][gender];
}

/**
 * Finds the person of a booking.
 *
 * @throws Refusal 422 at `family_member_id` for a person outside the family; 403 for a card shared
 * for reading only
 */
export function personToBook(db: Db, user: UserRow, familyMemberId: number | null): BookedPerson {
  if (familyMemberId === null) return { ...user, family_member_id: null, owner: user };
  const access = accessNamed(db, user, familyMemberId);
  if (access !== undefined) {
    requireBooking(access);
    const { family_member_id } = access;
    return { ...personOfCard(db, access), family_member_id, owner: db.users.require(access.user_id) };
  }
  const member = db.family_members.get(familyMemberId);
  if (member?.user_id !== user.id) throw Refusal.invalid({ family_member_id: ['Выберите, кто придёт на приём'] });
  return { ...member, family_member_id: member.id, owner: user };
}
