import { dayOf, textOfEpoch } from '../db/calendar.ts';
import type { Db, Scale } from '../db/db.ts';
import { ChangeLog, type RowChange } from './changes.ts';
import { answerOf, endOfTransaction, openDatabase } from './indexed-db.ts';
import type { Store } from './store.ts';

const DATABASE = 'aman-mocks';
/**
 * Increase this version when the seed or the shape of a row changes. Changes stored with a lower
 * version are deleted.
 */
const SEED_VERSION = 11;
/**
 * The state is replaced by a new seed at this age in days, so that the demo's visits stay near
 * today.
 */
const MAX_AGE_DAYS = 7;

/** Seed of the stored rows, and number of the last change. */
interface Head {
  readonly id: 'head';
  readonly version: number;
  readonly scale: Scale;
  readonly today: string;
  /** Id of the state, new after every reset. */
  readonly generation: string;
  readonly sequence: number;
}

/** A changed row with the number of its change. */
type StoredRow = RowChange & { readonly sequence: number };

export interface SharedStoreOptions {
  /** Scale of the seed; undefined keeps the stored scale, or uses `site` if none is stored. */
  readonly scale: Scale | undefined;
  readonly clock: () => number;
  readonly seed: (scale: Scale, today: string) => Db;
}

export interface SharedStore extends Store {
  /** Deletes all changes; other tabs notice it at their next request. */
  reset(): Promise<void>;
}

/**
 * Stores differences from the seed in IndexedDB, shared by all tabs. A request is one transaction:
 * it reads the changes of other tabs, runs and writes. Writing transactions run one after another,
 * so two tabs cannot book the same slot.
 */
export async function openSharedStore(options: SharedStoreOptions): Promise<SharedStore> {
  const database = await openDatabase(DATABASE, (fresh) => {
    fresh.createObjectStore('head', { keyPath: 'id' });
    fresh.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('sequence', 'sequence');
  });
  // The database is closed, so that a newer version of the page can change the layout of the
  // database.
  database.addEventListener('versionchange', () => database.close());
  await startOverWhenStale(database, options);
  let local: LocalState | undefined;

  return {
    async run(mayWrite, work) {
      const transaction = database.transaction(['head', 'rows'], mayWrite ? 'readwrite' : 'readonly');
      const done = endOfTransaction(transaction);
      const head = await headOf(transaction);
      if (local === undefined || local.generation !== head.generation) local = freshState(options, head);
      await catchUp(transaction, local, head);
      try {
        return work(local.db);
      } finally {
        if (mayWrite && !local.log.isEmpty) keep(transaction, local, head);
        await done;
      }
    },
    reset: async () => {
      const transaction = database.transaction(['head', 'rows'], 'readwrite');
      startOver(transaction, options);
      await endOfTransaction(transaction);
    },
  };
}

/** Db of this tab, and the last change that it contains. */
interface LocalState {
  readonly generation: string;
  readonly db: Db;
  readonly log: ChangeLog;
  sequence: number;
}

function freshState({ seed }: SharedStoreOptions, { scale, today, generation }: Head): LocalState {
  const db = seed(scale, today);
  return { generation, db, log: new ChangeLog(db), sequence: 0 };
}

async function headOf(transaction: IDBTransaction): Promise<Head> {
  const head: Head | undefined = await answerOf(transaction.objectStore('head').get('head'));
  if (head === undefined) throw new Error('the stand-in provider lost its state: reload the page');
  return head;
}

async function catchUp(transaction: IDBTransaction, local: LocalState, head: Head): Promise<void> {
  if (head.sequence === local.sequence) return;
  const newer = IDBKeyRange.lowerBound(local.sequence, true);
  const rows: StoredRow[] = await answerOf(transaction.objectStore('rows').index('sequence').getAll(newer));
  local.log.apply(rows);
  local.sequence = head.sequence;
}

function keep(transaction: IDBTransaction, local: LocalState, head: Head): void {
  const sequence = head.sequence + 1;
  const rows = transaction.objectStore('rows');
  for (const change of local.log.take()) rows.put({ ...change, sequence } satisfies StoredRow);
  transaction.objectStore('head').put({ ...head, sequence } satisfies Head);
  local.sequence = sequence;
}

async function startOverWhenStale(database: IDBDatabase, options: SharedStoreOptions): Promise<void> {
  const transaction = database.transaction(['head', 'rows'], 'readwrite');
  const done = endOfTransaction(transaction);
  const head: Head | undefined = await answerOf(transaction.objectStore('head').get('head'));
  if (head === undefined || isStale(head, options)) startOver(transaction, options);
  await done;
}

function isStale({ version, scale, today, sequence }: Head, options: SharedStoreOptions): boolean {
  const age = dayOf(todayOf(options)) - dayOf(today);
  const isOld = age < 0 || age > MAX_AGE_DAYS || (age > 0 && sequence === 0);
  return version !== SEED_VERSION || scale !== (options.scale ?? scale) || isOld;
}

function startOver(transaction: IDBTransaction, options: SharedStoreOptions): void {
  transaction.objectStore('rows').clear();
  transaction.objectStore('head').put({
    id: 'head',
    version: SEED_VERSION,
    scale: options.scale ?? 'site',
    today: todayOf(options),
    generation: crypto.randomUUID(),
    sequence: 0,
  } satisfies Head);
}

function todayOf({ clock }: SharedStoreOptions): string {
  return textOfEpoch(clock()).slice(0, 10);
}
