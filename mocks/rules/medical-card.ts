import type { MedicalCardRequest } from '#generated/models/medical-card-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { DocumentRow, MedicalCard, UserRow } from '../db/types/person.ts';
import { ownMember } from './own-member.ts';
import { accessesOf, accessNamed } from './shared-cards.ts';

/** Person of a card: the account's owner, or one of the family members. */
export interface CardOwner {
  readonly user: UserRow;
  readonly family_member_id: number | null;
}

/** @throws Refusal 404 for a person outside the family; 403 for a shared card */
export function cardOwner(db: Db, user: UserRow, familyMemberId: number | null = null): CardOwner {
  return { user, family_member_id: familyMemberId === null ? null : ownMember(db, user, familyMemberId).id };
}

/**
 * Returns the owner of a card that the account may read.
 * @throws Refusal 404 for any other person
 */
export function readableCard(db: Db, user: UserRow, familyMemberId: number | null = null): CardOwner {
  const access = familyMemberId === null ? undefined : accessNamed(db, user, familyMemberId);
  if (access === undefined) return cardOwner(db, user, familyMemberId);
  return { user: db.users.require(access.user_id), family_member_id: access.family_member_id };
}

/** Returns one person's medical data; undefined if nothing was entered. */
export function cardOf(db: Db, { user, family_member_id }: CardOwner): MedicalCard | undefined {
  return family_member_id === null ? db.medical_cards.get(user.id) : db.family_cards.get(family_member_id);
}

export function documentsOf(db: Db, { user, family_member_id }: CardOwner): DocumentRow[] {
  return db.documents.find('user', user.id).filter((document) => document.family_member_id === family_member_id);
}

/** Returns documents of the account, its family and the cards shared with it. */
export function readableDocuments(db: Db, user: UserRow): DocumentRow[] {
  const shared = accessesOf(db, user).flatMap((row) => documentsOf(db, readableCard(db, user, row.id)));
  return [...db.documents.find('user', user.id), ...shared];
}

/** Saves medical data. A changed height or weight adds a measurement. */
export function changeMedicalCard(db: Db, owner: CardOwner, request: MedicalCardRequest, now: number): MedicalCard {
  const cards = owner.family_member_id === null ? db.medical_cards : db.family_cards;
  const id = owner.family_member_id ?? owner.user.id;
  const known = cards.get(id);
  const at = textOfEpoch(now);
  const { height, weight } = request;
  const isMeasured = height !== (known?.height ?? null) || weight !== (known?.weight ?? null);
  const isChanged =
    isMeasured ||
    request.blood_type !== (known?.blood_type ?? null) ||
    request.rh_factor !== (known?.rh_factor ?? null);
  if (known !== undefined && !isChanged) return known;
  const before = known?.measurements ?? [];
  const card: MedicalCard = {
    id,
    ...request,
    updated_at: at,
    // If height and weight are both empty, there is no measurement to add.
    measurements: isMeasured && (height !== null || weight !== null) ? [...before, { at, height, weight }] : before,
  };
  return known === undefined ? cards.insert(card) : cards.update(id, card);
}
