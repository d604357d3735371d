import type { CardInvitationAcceptRequest } from '#generated/models/card-invitation-accept-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { CardAccessRow, UserRow } from '../db/types/person.ts';
import { accessNotification } from './card-access.ts';
import { handOver } from './hand-over.ts';
import { notifyPatient } from './notify.ts';
import { Refusal } from './refusal.ts';
import { accountName, personOfCard } from './shared-cards.ts';

const LIFE_MS = 7 * 24 * 3_600_000;

export function openUntil({ sent_at }: CardAccessRow): string {
  return textOfEpoch(Date.parse(sent_at) + LIFE_MS);
}

export function isOpen(row: CardAccessRow, now: number): boolean {
  return row.guest_id === null && Date.parse(openUntil(row)) > now;
}

/** Returns open invitations to the account's e-mail, newest first. */
export function invitationsTo(db: Db, user: UserRow, now: number): CardAccessRow[] {
  return db.card_accesses
    .find('email', user.email.toLowerCase())
    .filter((row) => isOpen(row, now))
    .toSorted((a, b) => b.id - a.id);
}

/** @throws Refusal 404, 409 at `iin`, 422 at `relation` */
export function acceptInvitation(
  db: Db,
  user: UserRow,
  id: number,
  { relation, former_owner_reads = false }: CardInvitationAcceptRequest,
  now: number,
): void {
  const row = invitation(db, user, id, now);
  if ((relation === null) !== (row.right === 'own')) {
    throw Refusal.invalid({
      relation: [relation === null ? 'Укажите, кем вам приходится' : 'Это ваша собственная карта'],
    });
  }
  const text = `Карта: ${fullName(personOfCard(db, row))}. Кто: ${accountName(db, user.id)}`;
  if (row.right === 'own') handOver(db, row, user, former_owner_reads, now);
  else db.card_accesses.update(id, { guest_id: user.id, relation, accepted_at: textOfEpoch(now) });
  const title = row.right === 'own' ? 'Карта передана владельцу' : 'Приглашение к карте приняли';
  notifyPatient(db, row.user_id, accessNotification(title, text), now);
}

/** @throws Refusal 404 */
export function declineInvitation(db: Db, user: UserRow, id: number, now: number): void {
  const row = invitation(db, user, id, now);
  const text = `Карта: ${fullName(personOfCard(db, row))}. Кто: ${accountName(db, user.id)}`;
  db.card_accesses.remove(id);
  notifyPatient(db, row.user_id, accessNotification('Приглашение к карте отклонили', text), now);
}

function invitation(db: Db, user: UserRow, id: number, now: number): CardAccessRow {
  const row = invitationsTo(db, user, now).find((one) => one.id === id);
  if (row === undefined) throw Refusal.notFound();
  return row;
}
