import type { CardAccessRequest } from '#generated/models/card-access-request.ts';
import { ageOn, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { CardAccessRow, UserRow } from '../db/types/person.ts';
import { endFeed } from './calendar-feeds.ts';
import { cardOwner } from './medical-card.ts';
import { type NotificationContent, notifyPatient } from './notify.ts';
import { named, Refusal } from './refusal.ts';
import { accountName, personOfCard } from './shared-cards.ts';
import { noteTry, refuseTooManyTries } from './tries.ts';

const ADULT = 18;
/** Maximum number of invitation e-mails per minute from one account. */
const LETTERS = 5;
/**
 * Lowest id of an access. It lies above the ids of family members, because the family list contains
 * accesses and family members.
 */
const FIRST_ID = 700_001;

/**
 * Returns accesses and invitations to one card of the account, oldest first.
 * @throws Refusal 403, 404
 */
export function accessesTo(db: Db, user: UserRow, familyMemberId: number | null): CardAccessRow[] {
  const { family_member_id } = cardOwner(db, user, familyMemberId);
  return db.card_accesses
    .find('user', user.id)
    .filter((row) => row.family_member_id === family_member_id)
    .toSorted((a, b) => a.id - b.id);
}

/**
 * Invites an adult to read or manage a card, or the person of the card to take the card over.
 *
 * @throws Refusal 403 for a card shared with the account; 409 at `email` if this e-mail is already
 * invited; 422 at `family_member_id`, `email`, `right`; 429
 */
export function invite(db: Db, user: UserRow, request: CardAccessRequest, now: number): CardAccessRow {
  const { right } = request;
  const email = request.email.toLowerCase();
  const known = named('family_member_id', 'Такого человека нет в вашей семье', () =>
    accessesTo(db, user, request.family_member_id),
  );
  const card = { user_id: user.id, family_member_id: request.family_member_id };
  const { birthday, gender } = personOfCard(db, card);
  if (birthday === null || gender === null) {
    throw Refusal.invalid({ family_member_id: ['Сначала укажите в профиле дату рождения и пол'] });
  }
  if (email === user.email.toLowerCase()) {
    throw Refusal.invalid({ email: ['Это ваша почта. Нужна почта другого человека'] });
  }
  const isAdult = ageOn(birthday, textOfEpoch(now).slice(0, 10)) >= ADULT;
  if (right === 'own' && (request.family_member_id === null || !isAdult)) {
    throw Refusal.invalid({ right: ['Передать можно карту близкого, которому есть 18 лет'] });
  }
  if (known.some((row) => row.email === email && (row.right === 'own') === (right === 'own'))) {
    throw Refusal.conflict('already_exists', 'email', 'Этот человек уже приглашён');
  }
  sendLetter(db, user, now);
  const id = Math.max(FIRST_ID, db.card_accesses.nextId());
  const row: CardAccessRow = {
    ...card,
    id,
    email,
    right,
    sent_at: textOfEpoch(now),
    guest_id: null,
    relation: null,
    accepted_at: null,
  };
  notifyInvited(db, row, now);
  return db.card_accesses.insert(row);
}

/**
 * Sends an invitation again; its 7 days start anew.
 * @throws Refusal 404; 409 at `state` if the invitation is accepted; 429
 */
export function sendAgain(db: Db, user: UserRow, id: number, now: number): CardAccessRow {
  const row = db.card_accesses.get(id);
  if (row === undefined || row.user_id !== user.id) throw Refusal.notFound();
  if (row.guest_id !== null) throw Refusal.conflict('wrong_state', 'state', 'Приглашение уже принято');
  sendLetter(db, user, now);
  notifyInvited(db, row, now);
  return db.card_accesses.update(id, { sent_at: textOfEpoch(now) });
}

/**
 * Ends an access or an invitation. The card's owner and the person with the access may do it.
 * @throws Refusal 404
 */
export function endAccess(db: Db, user: UserRow, id: number, now: number): void {
  const row = db.card_accesses.get(id);
  if (row === undefined || (row.user_id !== user.id && row.guest_id !== user.id)) throw Refusal.notFound();
  const whose = fullName(personOfCard(db, row));
  const isOwner = row.user_id === user.id;
  dropAccess(db, row);
  if (row.guest_id === null) return;
  const title = isOwner ? 'Доступ к карте закрыт' : 'От доступа к карте отказались';
  const text = `Карта: ${whose}. Кто: ${accountName(db, user.id)}`;
  notifyPatient(db, isOwner ? row.guest_id : row.user_id, accessNotification(title, text), now);
}

/**
 * Removes an access. If the account with this access subscribed to the calendar of the card's
 * person, the calendar's URL is removed too.
 */
export function dropAccess(db: Db, row: CardAccessRow): void {
  if (row.guest_id !== null && row.right !== 'own') endFeed(db, db.users.require(row.guest_id), `${row.id}`);
  db.card_accesses.remove(row.id);
}

/** Ends every access to a card and notifies the accounts that had access. */
export function endAccessesTo(db: Db, user: UserRow, familyMemberId: number | null, now: number): void {
  for (const { id } of accessesTo(db, user, familyMemberId)) endAccess(db, user, id, now);
}

export function accessNotification(title: string, text: string): NotificationContent {
  return { kind: 'access', title, text, target: null };
}

/** @throws Refusal 429 if the account sends too many e-mails; the limit protects their receivers */
function sendLetter(db: Db, user: UserRow, now: number): void {
  const letters = `card letters ${user.id}`;
  refuseTooManyTries(db, letters, LETTERS, now);
  noteTry(db, letters, now);
}

/** Notifies the invited person if their e-mail belongs to an account. The mocks send no e-mail. */
function notifyInvited(db: Db, row: CardAccessRow, now: number): void {
  const invited = db.users.findOne('email', row.email);
  if (invited === undefined) return;
  const title = row.right === 'own' ? 'Вам передают медкарту' : 'Вам открывают медкарту';
  const text = `${fullName(personOfCard(db, row))}. От кого: ${accountName(db, row.user_id)}`;
  notifyPatient(
    db,
    invited.id,
    { ...accessNotification(title, text), target: { kind: 'invitation', id: row.id } },
    now,
  );
}
