import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { perDb } from '../../db/per-db.ts';
import type { Client, UserRow } from '../../db/types/person.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { nameWords } from '../../search/text/name-match.ts';
import { worksIn } from './own-clinic.ts';

/** A client with its search keys. */
export interface BookEntry {
  readonly client: Client;
  readonly name: string;
  /** Words of the client's name. Letters that are often confused are replaced by one of them. */
  readonly words: readonly string[];
  /** Phone number as digits only. */
  readonly phone: string;
}

/** Summary of a client's visits, independent of the current time. */
export interface Tally {
  readonly completed: number;
  readonly noShows: number;
  readonly last: VisitRow | undefined;
  /** Active visits, earliest first. */
  readonly active: readonly VisitRow[];
  readonly filialIds: ReadonlySet<number>;
}

const collator = new Intl.Collator(['ru', 'kk']);

/**
 * Index of each clinic's clients by name, with summaries of their visits. It is built on first use
 * and updated with every change, so a search in 20,000 clients takes a few milliseconds.
 */
class ClientBook {
  readonly #db: Db;
  readonly #byClinic = new Map<number, BookEntry[]>();
  readonly #tallies = new Map<number, Tally>();

  constructor(db: Db) {
    this.#db = db;
    db.clients.subscribe((row, previous) => {
      if (previous !== undefined) this.#takeOut(previous);
      if (row !== undefined) this.#putIn(row);
    });
    db.visits.subscribe((row, previous) => {
      for (const visit of [row, previous]) if (visit !== undefined) this.#tallies.delete(visit.client_id);
    });
  }

  /** Returns a clinic's clients, sorted by name. */
  entries(clinicId: number): readonly BookEntry[] {
    const known = this.#byClinic.get(clinicId);
    if (known !== undefined) return known;
    const entries = this.#db.clients.find('clinic', clinicId).map(entryOf).toSorted(byName);
    this.#byClinic.set(clinicId, entries);
    return entries;
  }

  tally(clientId: number): Tally {
    const known = this.#tallies.get(clientId);
    if (known !== undefined) return known;
    const tally = tallyOf(this.#db.visits.find('client', clientId));
    this.#tallies.set(clientId, tally);
    return tally;
  }

  /**
   * Returns the summary of a client's visits in filials that the account may see; undefined if
   * there are none.
   */
  tallyFor(user: UserRow, clientId: number): Tally | undefined {
    const tally = this.tally(clientId);
    const foreign = [...tally.filialIds].filter((id) => !worksIn(user, id)).length;
    if (foreign === 0) return tally;
    if (foreign === tally.filialIds.size) return undefined;
    return tallyOf(this.#db.visits.find('client', clientId).filter(({ filial_id }) => worksIn(user, filial_id)));
  }

  #takeOut(client: Client): void {
    const entries = this.#byClinic.get(client.clinic_id);
    const index = entries?.findIndex((entry) => entry.client.id === client.id) ?? -1;
    if (index >= 0) entries?.splice(index, 1);
  }

  #putIn(client: Client): void {
    const entries = this.#byClinic.get(client.clinic_id);
    if (entries === undefined) return;
    const entry = entryOf(client);
    let from = 0;
    let to = entries.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = entries[middle];
      if (other !== undefined && byName(other, entry) < 0) from = middle + 1;
      else to = middle;
    }
    entries.splice(from, 0, entry);
  }
}

export function entryOf(client: Client): BookEntry {
  const name = fullName(client);
  return { client, name, words: nameWords(name), phone: digitsOf(client.phone ?? '') };
}

function byName(a: BookEntry, b: BookEntry): number {
  return collator.compare(a.name, b.name) || a.client.id - b.client.id;
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Summarises a client's visits. All times have the same UTC offset, so they can be compared as
 * texts.
 */
function tallyOf(visits: readonly VisitRow[]): Tally {
  let completed = 0;
  let noShows = 0;
  let last: VisitRow | undefined;
  for (const visit of visits) {
    if (visit.status === 'no_show') noShows += 1;
    if (visit.status !== 'completed') continue;
    completed += 1;
    if (last === undefined || visit.starts_at > last.starts_at) last = visit;
  }
  return {
    completed,
    noShows,
    last,
    active: visits
      .filter(({ status }) => ACTIVE_STATUSES.has(status))
      .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1)),
    filialIds: new Set(visits.map(({ filial_id }) => filial_id)),
  };
}

export const clientBook = perDb((db) => new ClientBook(db));
