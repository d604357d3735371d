import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { Client } from '../../db/types/person.ts';
import type { Clinic } from '../../db/types/place.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { nameMatches } from '../../search/text/name-match.ts';

/** What the clinic's own visits say about one of its clients. */
export interface ClientRecord {
  readonly client: Client;
  readonly name: string;
  /** All of the client's visits in the clinic, the newest first. */
  readonly visits: readonly VisitRow[];
  readonly completed: readonly VisitRow[];
  readonly noShowCount: number;
  readonly last: VisitRow | undefined;
  readonly next: VisitRow | undefined;
}

export interface ClientQuestion {
  readonly q?: string;
  readonly filial_id?: number;
  readonly sort?: 'name' | 'last_visit' | 'visits';
}

const collator = new Intl.Collator(['ru', 'kk']);

const ORDERS: Readonly<Record<NonNullable<ClientQuestion['sort']>, (a: ClientRecord, b: ClientRecord) => number>> = {
  name: byName,
  last_visit: (a, b) => compare(b.last?.starts_at ?? '', a.last?.starts_at ?? '') || byName(a, b),
  visits: (a, b) => b.completed.length - a.completed.length || byName(a, b),
};

/** People who were ever booked into the clinic, found and in order. */
export function clientsOf(
  db: Db,
  clinic: Clinic,
  { q = '', filial_id, sort = 'name' }: ClientQuestion,
  now: number,
): ClientRecord[] {
  const visits = Map.groupBy(db.visits.find('clinic', clinic.id), ({ client_id }) => client_id);
  return [...visits]
    .filter(([, own]) => filial_id === undefined || own.some((visit) => visit.filial_id === filial_id))
    .map(([id, own]) => ({ client: db.clients.require(id), own }))
    .filter(({ client }) => isMeant(client, q))
    .map(({ client, own }) => recordOf(client, own, now))
    .toSorted(ORDERS[sort]);
}

function recordOf(client: Client, all: readonly VisitRow[], now: number): ClientRecord {
  const visits = all.toSorted((a, b) => compare(b.starts_at, a.starts_at) || b.id - a.id);
  const completed = visits.filter(({ status }) => status === 'completed');
  return {
    client,
    name: fullName(client),
    visits,
    completed,
    noShowCount: visits.filter(({ status }) => status === 'no_show').length,
    last: completed[0],
    next: visits.findLast(({ status, starts_at }) => ACTIVE_STATUSES.has(status) && Date.parse(starts_at) >= now),
  };
}

/** Digits and what people write between them are a phone, the rest is a name. */
export function isMeant(client: Client, typed: string): boolean {
  if (!/^[\d\s()+-]*\d[\d\s()+-]*$/.test(typed)) return nameMatches(client, typed);
  const phone = digitsOf(client.phone ?? '');
  const digits = digitsOf(typed);
  return phone.includes(digits) || (digits.startsWith('8') && phone.startsWith(`7${digits.slice(1)}`));
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function byName(a: ClientRecord, b: ClientRecord): number {
  return collator.compare(a.name, b.name) || a.client.id - b.client.id;
}

/** Times at one offset stand in order as texts. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
