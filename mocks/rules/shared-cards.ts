import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { CardAccessRow, FamilyMemberRow, UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

/** An accepted access, which no `own` ever is. */
export type LiveAccess = CardAccessRow & { readonly right: 'read' | 'book'; readonly guest_id: number };

type WhoseCard = Pick<CardAccessRow, 'user_id' | 'family_member_id'>;

function isLive(row: CardAccessRow): row is LiveAccess {
  return row.guest_id !== null && row.right !== 'own';
}

/** The person of a card: the account's owner or a member of the family. */
export function personOfCard(db: Db, { user_id, family_member_id }: WhoseCard): UserRow | FamilyMemberRow {
  return family_member_id === null ? db.users.require(user_id) : db.family_members.require(family_member_id);
}

/** Accesses that the account has, the oldest first. */
export function accessesOf(db: Db, { id }: UserRow): LiveAccess[] {
  return db.card_accesses
    .find('guest', id)
    .filter(isLive)
    .toSorted((a, b) => a.id - b.id);
}

/** The access whose id stands for the person in the account's family. */
export function accessNamed(db: Db, user: UserRow, id: number): LiveAccess | undefined {
  return accessesOf(db, user).find((row) => row.id === id);
}

/** The account's access to the card that a visit or a document of another account belongs to. */
export function accessToCard(
  db: Db,
  user: UserRow,
  { user_id, family_member_id }: Pick<VisitRow, 'user_id' | 'family_member_id'>,
): LiveAccess | undefined {
  return accessesOf(db, user).find((row) => row.user_id === user_id && row.family_member_id === family_member_id);
}

/** The account's owner, and everybody with whom the card of the visit's person is shared. */
export function readersOf(db: Db, visit: VisitRow): number[] {
  if (visit.user_id === null) return [];
  const guests = db.card_accesses
    .find('user', visit.user_id)
    .filter(isLive)
    .filter((row) => row.family_member_id === visit.family_member_id);
  return [visit.user_id, ...guests.map(({ guest_id }) => guest_id)];
}

/** The account that booked; null if the desk did, for a client without an account. */
export function bookerOf({ booked_by, user_id }: VisitRow): number | null {
  return booked_by ?? user_id;
}

/** How the account's lists name the person of a visit or a document. */
export function personIdFor(db: Db, user: UserRow, row: Pick<VisitRow, 'user_id' | 'family_member_id'>): number | null {
  return accessToCard(db, user, row)?.id ?? row.family_member_id;
}

/** Full name of an account without the patronymic: «Құлбаева Мадина». */
export function accountName(db: Db, userId: number): string {
  return fullName({ ...db.users.require(userId), third_name: null });
}

export function ownerAlone(): Refusal {
  return new Refusal(403, 'right_required', 'Это может только владелец карты');
}

export function bookerAlone(): Refusal {
  return new Refusal(403, 'right_required', 'Это может тот, кто записывал на визит');
}

/** @throws Refusal 403 unless the access lets book */
export function requireBooking({ right }: LiveAccess): void {
  if (right !== 'book') {
    throw new Refusal(403, 'right_required', 'Вам открыта карта без записи. Попросите владельца карты её разрешить');
  }
}
