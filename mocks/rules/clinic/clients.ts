import type { ClinicClientListParams } from '#generated/models/clinic-client-list-params.ts';
import { dateOf, dayOf, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { Client, UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { typedNumber, visitOfNumber } from '../../db/visit-number.ts';
import { beginsWithTypo } from '../../search/text/edit-distance.ts';
import { foldedWords } from '../../search/text/fold.ts';
import { hasLatin, otherLayout, toCyrillic } from '../../search/text/latin.ts';
import { Refusal } from '../refusal.ts';
import { type BookEntry, clientBook, digitsOf, entryOf, type Tally } from './client-book.ts';
import { ownClinic } from './own-clinic.ts';

/** A client with a summary of visits in the clinic. */
export interface ClientRecord {
  readonly client: Client;
  readonly name: string;
  readonly completed: number;
  readonly noShowCount: number;
  readonly last: VisitRow | undefined;
  readonly next: VisitRow | undefined;
}

export type ClientQuestion = Omit<ClinicClientListParams, 'page' | 'per_page'>;
type Sort = NonNullable<ClientQuestion['sort']>;
type Key = number | string | null;

interface Found extends BookEntry {
  readonly tally: Tally;
  readonly next: VisitRow | undefined;
}

/**
 * Sort key of each order; `falls` means descending by default. `name` needs no key, because the
 * clients are already sorted by name.
 */
const ORDERS: Readonly<Record<Exclude<Sort, 'name'>, { keyOf: (found: Found) => Key; falls: boolean }>> = {
  // A later birthday means a lower age, so the sign is reversed.
  age: { keyOf: ({ client }) => (client.birthday === null ? null : -dayOf(client.birthday)), falls: false },
  next_visit: { keyOf: ({ next }) => next?.starts_at ?? null, falls: false },
  last_visit: { keyOf: ({ tally }) => tally.last?.starts_at ?? null, falls: true },
  visits: { keyOf: ({ tally }) => tally.completed, falls: true },
  no_shows: { keyOf: ({ tally }) => tally.noShows, falls: true },
};

/** Returns filtered and sorted clients in the filials that the account may see. */
export function clientsOf(db: Db, user: UserRow, question: ClientQuestion, now: number): ClientRecord[] {
  const clinic = ownClinic(db, user);
  const book = clientBook(db);
  const nowText = textOfEpoch(now);
  const fits = narrowing(question, nowText);
  const foundBy = (isNamed: (entry: BookEntry) => boolean): Found[] => {
    const found: Found[] = [];
    for (const entry of book.entries(clinic.id)) {
      if (!isNamed(entry)) continue;
      const tally = book.tallyFor(user, entry.client.id);
      if (tally === undefined || !isKnown(entry.client, tally)) continue;
      const one = { ...entry, tally, next: nextOf(tally, nowText) };
      if (fits(one)) found.push(one);
    }
    return found;
  };
  let found: Found[] = [];
  const q = question.q ?? '';
  for (const isNamed of [...meanings(q), hasVisit(db, q)]) {
    found = foundBy(isNamed);
    if (found.length > 0) break;
  }
  const typed = (question.q ?? '').trim().toLowerCase();
  const ordered = inOrder(found, question);
  return (question.sort === undefined && typed !== '' ? asTypedFirst(ordered, typed) : ordered).map(recordOf);
}

/** Moves exact matches before matches by similar letters. */
function asTypedFirst(found: readonly Found[], typed: string): Found[] {
  const parts = typed.split(/\s+/);
  const isAsTyped = ({ name }: Found) => {
    const words = name.toLowerCase().split(/\s+/);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  };
  return [...found.filter(isAsTyped), ...found.filter((one) => !isAsTyped(one))];
}

/** Returns one client as a row of the list. */
export function clientRecord(db: Db, user: UserRow, client: Client, now: number): ClientRecord {
  const tally = clientBook(db).tallyFor(user, client.id);
  if (tally === undefined) throw Refusal.notFound();
  return recordOf({ client, name: fullName(client), tally, next: nextOf(tally, textOfEpoch(now)) });
}

/** Number of clients in the filials that the account may see. */
export function clientTotal(db: Db, user: UserRow): number {
  const book = clientBook(db);
  return book.entries(ownClinic(db, user).id).filter(({ client }) => {
    const tally = book.tallyFor(user, client.id);
    return tally !== undefined && isKnown(client, tally);
  }).length;
}

function nextOf({ active }: Tally, nowText: string): VisitRow | undefined {
  return active.find(({ starts_at }) => starts_at >= nowText);
}

/** False for a client who has no visit in the clinic and was not added by the clinic. */
function isKnown(client: Client, tally: Tally): boolean {
  return client.added_at !== null || tally.filialIds.size > 0;
}

export function matchesClient(client: Client, typed: string): boolean {
  return meaning(typed)(entryOf(client));
}

/** Returns the rows that match the typed text, by the first interpretation with a match. */
export function matchingClients<Row extends { readonly client: Client }>(rows: readonly Row[], typed: string): Row[] {
  for (const isNamed of meanings(typed)) {
    const found = rows.filter(({ client }) => isNamed(entryOf(client)));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Interpretations of a typed text, from the most to the least literal: exact, the other keyboard
 * layout («f[vtnjd»), Latin letters («Akhmetov»), one wrong letter in a word («Ахметв»).
 */
function* meanings(typed: string): Generator<(entry: BookEntry) => boolean> {
  yield meaning(typed);
  const texts = hasLatin(typed) ? [otherLayout(typed), toCyrillic(typed)] : [typed];
  if (hasLatin(typed)) yield* texts.map(meaning);
  for (const text of texts.filter((one) => !/\d/.test(one))) {
    const parts = foldedWords(text);
    yield ({ words }) => parts.every((part) => words.some((word) => beginsWithTypo(word, part)));
  }
}

/** Matches the client of the visit whose number was typed. */
function hasVisit(db: Db, typed: string): (entry: BookEntry) => boolean {
  const number = typedNumber(typed);
  const visit = number === undefined ? undefined : visitOfNumber(db, number);
  return ({ client }) => client.id === visit?.client_id;
}

const BIRTHDAY = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/;

/** Matches «15.05.1990», or «15.05» in any year. */
function isBornOn(birthday: string | null, typed: string): boolean {
  const [, day = '', month = '', year] = BIRTHDAY.exec(typed) ?? [];
  const end = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return birthday?.endsWith(end) === true && (year === undefined || birthday.startsWith(year));
}

/**
 * Parses a text with any of these: words of a name, a birthday, last digits of a phone. A text of
 * digits and separators only is a phone.
 */
function meaning(typed: string): (entry: BookEntry) => boolean {
  if (!/^[\d\s()+-]*\d[\d\s()+-]*$/.test(typed)) {
    const typedWords = typed.trim().split(/\s+/);
    const days = typedWords.filter((one) => BIRTHDAY.test(one));
    const ends = typedWords.filter((one) => /^\d{2,}$/.test(one));
    const parts = foldedWords(typedWords.filter((one) => !days.includes(one) && !ends.includes(one)).join(' '));
    return ({ words, phone, client }) =>
      parts.every((part) => words.some((word) => word.startsWith(part))) &&
      days.every((day) => isBornOn(client.birthday, day)) &&
      ends.every((digits) => phone.endsWith(digits));
  }
  const digits = digitsOf(typed);
  const abroad = digits.startsWith('8') ? `7${digits.slice(1)}` : null;
  return ({ phone }) => phone.includes(digits) || (abroad !== null && phone.startsWith(abroad));
}

function narrowing(question: ClientQuestion, nowText: string): (found: Found) => boolean {
  const { filial_id, active_days, without_next = false, no_shows_from = 0 } = question;
  const since = active_days === undefined ? null : dateOf(dayOf(nowText.slice(0, 10)) - active_days);
  return ({ tally, next }) =>
    (filial_id === undefined || tally.filialIds.has(filial_id)) &&
    (since === null || next !== undefined || (tally.last?.starts_at ?? '') >= since) &&
    (!without_next || next === undefined) &&
    tally.noShows >= no_shows_from;
}

/**
 * Sorts clients. Clients without a value come last in both directions; equal values are sorted by
 * name.
 */
function inOrder(found: Found[], { sort = 'name', direction }: ClientQuestion): Found[] {
  if (sort === 'name') return direction === 'desc' ? found.toReversed() : found;
  const { keyOf, falls } = ORDERS[sort];
  const sign = (direction ?? (falls ? 'desc' : 'asc')) === 'desc' ? -1 : 1;
  return found
    .map((one) => ({ one, key: keyOf(one) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      if (a.key === b.key) return 0;
      return a.key < b.key ? -sign : sign;
    })
    .map(({ one }) => one);
}

function recordOf({ client, name, tally, next }: Pick<Found, 'client' | 'name' | 'tally' | 'next'>): ClientRecord {
  return { client, name, completed: tally.completed, noShowCount: tally.noShows, last: tally.last, next };
}
