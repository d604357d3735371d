import type { NewClient } from '#generated/models/new-client.ts';
import { momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { Client } from '../../db/types/person.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { fold } from '../../search/text/fold.ts';
import { nameKey } from '../clients.ts';
import { clientBook } from '../clinic/client-book.ts';
import { Refusal } from '../refusal.ts';
import { visitsOf, type Desk } from './desk.ts';

export interface ClientChoice {
  readonly client_id?: number | null;
  readonly new_client?: NewClient | null;
}

/**
 * Returns the client to book. A doctor may choose a person of their patients or of their waitlist.
 * A new client with the name and phone of a known client is merged with that client.
 *
 * @throws Refusal 422 at `client_id` or `new_client`
 */
export function chosenClient(db: Db, desk: Desk, { client_id, new_client }: ClientChoice, clinicId: number): Client {
  if (typeof client_id === 'number') {
    if (new_client) throw Refusal.invalid({ new_client: ['Выберите клиента или добавьте нового, не оба сразу'] });
    return knownClient(db, desk, client_id, clinicId);
  }
  if (!new_client) throw Refusal.invalid({ client_id: ['Выберите, кто придёт, или добавьте нового клиента'] });
  const person = { ...new_client, third_name: new_client.third_name ?? null };
  const known = db.clients.find('clinic', clinicId).find((client) => isSamePerson(client, person));
  return (
    known ??
    db.clients.insert({
      id: db.clients.nextId(),
      clinic_id: clinicId,
      user_id: null,
      family_member_id: null,
      first_name: person.first_name.trim(),
      second_name: person.second_name.trim(),
      third_name: person.third_name?.trim() ?? null,
      birthday: person.birthday ?? null,
      gender: person.gender ?? null,
      phone: person.phone,
      added_at: null,
    })
  );
}

function knownClient(db: Db, desk: Desk, id: number, clinicId: number): Client {
  const client = db.clients.get(id);
  const isKnown =
    client?.clinic_id === clinicId &&
    (desk.by === 'clinic'
      ? clientBook(db).tallyFor(desk.user, client.id) !== undefined
      : visitsOf(db, desk).some((visit) => visit.client_id === client.id) || waitsFor(db, desk, client.id));
  if (!isKnown) throw Refusal.invalid({ client_id: ['Такого клиента нет'] });
  return client;
}

/** Whether the reception has added the client to the doctor's waitlist. */
function waitsFor(db: Db, { user }: Desk, clientId: number): boolean {
  return [...db.waitlist.all()].some(
    (row) => row.caller?.client_id === clientId && row.visit_id === null && row.doctor_id === user.doctor_id,
  );
}

/**
 * Compares two people. A missing patronymic matches any; different patronymics tell father and son
 * apart.
 */
function isSamePerson(known: Client, typed: NewClient): boolean {
  const thirds = [known.third_name, typed.third_name].flatMap((third) => (third ? [fold(third.trim())] : []));
  return known.phone === typed.phone && nameKey(known) === nameKey(typed) && new Set(thirds).size <= 1;
}

/**
 * Whether the client or the family has another visit at the same time.
 *
 * @param exceptVisitId id of the visit to move
 */
export function isBusyClient(
  db: Db,
  { id, user_id }: Pick<Client, 'id' | 'user_id'>,
  interval: { readonly starts_at: string; readonly ends_at: string },
  exceptVisitId?: number,
): boolean {
  const from = momentOfText(interval.starts_at);
  const to = momentOfText(interval.ends_at);
  const visits = [...db.visits.find('client', id), ...(user_id === null ? [] : db.visits.find('user', user_id))];
  return visits.some(
    (visit) =>
      visit.id !== exceptVisitId &&
      ACTIVE_STATUSES.has(visit.status) &&
      momentOfText(visit.starts_at) < to &&
      momentOfText(visit.ends_at) > from,
  );
}

/**
 * Refuses two visits of one person at the same time. The text does not reveal the place of the
 * other visit.
 *
 * @throws Refusal 409 at `starts_at`
 */
export function refuseBusyClient(...asked: Parameters<typeof isBusyClient>): void {
  if (!isBusyClient(...asked)) return;
  throw Refusal.conflict('family_overlap', 'starts_at', 'У пациента на это время уже есть запись. Выберите другое');
}
