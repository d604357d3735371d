import type { MedicalCardRequest } from '#generated/models/medical-card-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { DocumentRow, MedicalCard, UserRow } from '../db/types/person.ts';
import { ownMember } from './own-member.ts';

/** Whose card: the account's owner, or one of the family. */
export interface CardOwner {
  readonly user: UserRow;
  readonly family_member_id: number | null;
}

/** @throws Refusal 404 for somebody who isn't of this family */
export function cardOwner(db: Db, user: UserRow, familyMemberId: number | null = null): CardOwner {
  return { user, family_member_id: familyMemberId === null ? null : ownMember(db, user, familyMemberId).id };
}

/** The medical data of one person; undefined while nothing has been filled in. */
export function cardOf(db: Db, { user, family_member_id }: CardOwner): MedicalCard | undefined {
  return family_member_id === null ? db.medical_cards.get(user.id) : db.family_cards.get(family_member_id);
}

/** The documents of one person's card. */
export function documentsOf(db: Db, { user, family_member_id }: CardOwner): DocumentRow[] {
  return db.documents.find('user', user.id).filter((document) => document.family_member_id === family_member_id);
}

/** Saves the medical data. A changed height or weight is kept as a measurement; saying the same again changes nothing. */
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
    // Emptied fields are no measurement.
    measurements: isMeasured && (height !== null || weight !== null) ? [...before, { at, height, weight }] : before,
  };
  return known === undefined ? cards.insert(card) : cards.update(id, card);
}
