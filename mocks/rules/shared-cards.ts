import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { CardAccessRow, FamilyMemberRow, UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

/**
 * An accepted access to a card. An access with the right `own` ends when it is accepted, so this
 * type does not contain it.
 */
export type LiveAccess = CardAccessRow & { readonly right: 'read' | 'book'; readonly guest_id: number };

type WhoseCard = Pick<CardAccessRow, 'user_id' | 'family_member_id'>;

function isLive(row: CardAccessRow): row is LiveAccess {
  return row.guest_id !== null && row.right !== 'own';
}

/** Returns the person of a card: the account's owner or a family member. */
export function personOfCard(db: Db, { user_id, family_member_id }: WhoseCard): UserRow | FamilyMemberRow {
  return family_member_id === null ? db.users.require(user_id) : db.family_members.require(family_member_id);
}

/** Returns accesses that the account has, oldest first. */
export function accessesOf(db: Db, { id }: UserRow): LiveAccess[] {
  return db.card_accesses
    .find('guest', id)
    .filter(isLive)
    .toSorted((a, b) => a.id - b.id);
}

/** Returns the access whose id represents the person in the account's family. */
export function accessNamed(db: Db, user: UserRow, id: number): LiveAccess | undefined {
  return accessesOf(db, user).find((row) => row.id === id);
}

/** Returns the account's access to another account's card with this visit or document. */
export function accessToCard(
  db: Db,
  user: UserRow,
  { user_id, family_member_id }: Pick<VisitRow, 'user_id' | 'family_member_id'>,
): LiveAccess | undefined {
  return accessesOf(db, user).find((row) => row.user_id === user_id && row.family_member_id === family_member_id);
}

/**
 * Returns ids of the accounts that see a visit: the account it belongs to and the accounts with
 * access to the person's card.
 */
export function readersOf(db: Db, visit: VisitRow): number[] {
  if (visit.user_id === null) return [];
  const guests = db.card_accesses
    .find('user', visit.user_id)
    .filter(isLive)
    .filter((row) => row.family_member_id === visit.family_member_id);
  return [visit.user_id, ...guests.map(({ guest_id }) => guest_id)];
}

/** Returns the account that booked; null if the desk booked for a client without an account. */
export function bookerOf({ booked_by, user_id }: VisitRow): number | null {
  return booked_by ?? user_id;
}

/** Id of the visit's or document's person in the account's family list; null for the owner. */
export function personIdFor(db: Db, user: UserRow, row: Pick<VisitRow, 'user_id' | 'family_member_id'>): number | null {
  return accessToCard(db, user, row)?.id ?? row.family_member_id;
}

/** Returns an account's name without patronymic: «Құлбаева Мадина». */
export function accountName(db: Db, userId: number): string {
  return fullName({ ...db.users.require(userId), third_name: null });
}

export function ownerAlone(): Refusal {
  return new Refusal(403, 'right_required', 'Это может только владелец карты');
}

export function bookerAlone(): Refusal {
  return new Refusal(403, 'right_required', 'Это может тот, кто записывал на визит');
}

/** @throws Refusal 403 unless the access allows booking */
export function requireBooking({ right }: LiveAccess): void {
  if (right !== 'book') {
    throw new Refusal(403, 'right_required', 'Вам открыта карта без записи. Попросите владельца карты её разрешить');
  }
}
