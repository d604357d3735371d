import type { ClientRequest } from '#generated/models/client-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { Client, ClientNoteRow, UserRow } from '../../db/types/person.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { refuseFutureBirthday } from '../birthday.ts';
import { nameKey } from '../clients.ts';
import { Refusal } from '../refusal.ts';
import { clientBook, digitsOf } from './client-book.ts';
import { ownClinic } from './own-clinic.ts';

/**
 * Finds a client of the account's clinic.
 *
 * @throws Refusal 404 for another clinic's client, or for a client known only to filials that the
 * account may not see
 */
export function ownClient(db: Db, user: UserRow, id: number): Client {
  const client = db.clients.get(id);
  const isSeen = client?.clinic_id === ownClinic(db, user).id && clientBook(db).tallyFor(user, client.id) !== undefined;
  if (!isSeen) throw Refusal.notFound();
  return client;
}

/** @throws Refusal 409 at `phone` if the clinic knows the person; 422 at `birthday` */
export function addClient(db: Db, user: UserRow, request: ClientRequest, now: number): Client {
  const clinic = ownClinic(db, user);
  const data = written(request, now);
  refuseKnown(db, user, data, null);
  return db.clients.insert({
    id: db.clients.nextId(),
    clinic_id: clinic.id,
    user_id: null,
    family_member_id: null,
    ...data,
    added_at: textOfEpoch(now),
  });
}

/**
 * @throws Refusal 404; 409 at `phone` if another client has equal name and phone; 422 at `birthday`
 */
export function changeClient(db: Db, user: UserRow, id: number, request: ClientRequest, now: number): Client {
  const client = ownClient(db, user, id);
  const data = written(request, now);
  refuseKnown(db, user, data, id);
  // Active visits with the old phone get the new phone. A visit with another phone keeps that
  // phone.
  for (const visit of db.visits.find('client', id)) {
    const isOld = client.phone !== null && visit.phone === client.phone;
    if (isOld && ACTIVE_STATUSES.has(visit.status)) db.visits.update(visit.id, { phone: data.phone });
  }
  return db.clients.update(id, data);
}

/** Returns a client's notes, newest first. */
export function notesOf(db: Db, client: Client): ClientNoteRow[] {
  return db.client_notes
    .find('client', client.id)
    .toSorted((a, b) => (a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1));
}

/**
 * Adds a note. A text equal to the last note is not added again, so that a double tap adds one
 * note.
 */
export function addNote(db: Db, user: UserRow, id: number, text: string, now: number): ClientNoteRow {
  const client = ownClient(db, user, id);
  const [newest] = notesOf(db, client);
  if (newest?.text === text.trim()) return newest;
  return db.client_notes.insert({
    id: db.client_notes.nextId(),
    client_id: client.id,
    text: text.trim(),
    author: fullName(user),
    created_at: textOfEpoch(now),
  });
}

export function deleteNote(db: Db, user: UserRow, id: number, noteId: number): void {
  const client = ownClient(db, user, id);
  if (db.client_notes.get(noteId)?.client_id !== client.id) throw Refusal.notFound();
  db.client_notes.remove(noteId);
}

type Written = Pick<Client, 'second_name' | 'first_name' | 'third_name' | 'birthday' | 'gender' | 'phone'>;

function written(request: ClientRequest, now: number): Written {
  if (request.birthday !== null) refuseFutureBirthday(request.birthday, now);
  const third = request.third_name?.trim() ?? '';
  return {
    second_name: request.second_name.trim(),
    first_name: request.first_name.trim(),
    third_name: third === '' ? null : third,
    birthday: request.birthday,
    gender: request.gender,
    phone: request.phone,
  };
}

/**
 * Refuses a client whom the clinic knows. The name is compared too, because families share phones.
 */
function refuseKnown(db: Db, user: UserRow, data: Written, exceptId: number | null): void {
  const phone = digitsOf(data.phone ?? '');
  const name = nameKey(data);
  const twin = clientBook(db)
    .entries(ownClinic(db, user).id)
    .find((entry) => entry.phone === phone && entry.client.id !== exceptId && nameKey(entry.client) === name);
  if (twin === undefined) return;
  const text = `${twin.name} с этим телефоном уже есть среди клиентов`;
  const isSeen = clientBook(db).tallyFor(user, twin.client.id) !== undefined;
  throw Refusal.conflict('already_exists', 'phone', text, text, isSeen ? { client_id: twin.client.id } : undefined);
}
