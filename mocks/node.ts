import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpHandler } from 'msw';
import { textOfEpoch } from './db/calendar.ts';
import type { Db, DbMeta, Scale } from './db/db.ts';
import { copyOfSeed, restoreSnapshot, takeSnapshot, type Snapshot } from './db/snapshot.ts';
import type { ReadDrawing } from './handlers/files/drawings.ts';
import { memoryStore } from './persistence/memory-store.ts';
import { savingStore } from './persistence/saving-store.ts';
import { createHandlers } from './provider.ts';
import { respond } from './respond.ts';
import { createSeed } from './seed/create-seed.ts';
import { settleVisits } from './seed/settle-visits.ts';

export interface ProviderOptions {
  /** Scale of the seed: `small` for tests, `site` for people. */
  readonly scale: Scale;
  /** Returns the current time, epoch milliseconds; the machine's clock by default. */
  readonly clock?: () => number;
  /** Day of the seed, YYYY-MM-DD; today by default. */
  readonly today?: string;
  /** State to start from, with its own scale and day. */
  readonly snapshot?: Snapshot | undefined;
  /** Called after each request that changed the state, before the response. */
  readonly keep?: ((snapshot: Snapshot) => void) | undefined;
}

export interface Provider {
  readonly handlers: HttpHandler[];
  /** Current state. A reset replaces the object, so do not store it. */
  readonly db: Db;
  /** Answers any request, even outside the contract. */
  respond(request: Request): Promise<Response>;
  /** Changes the state in one transaction, outside the contract. */
  act<T>(work: (db: Db) => T): Promise<T>;
  /** Resets the state to the seed, or to another seed. */
  reset(to?: Partial<DbMeta>): void;
  snapshot(): Snapshot;
}

const readDrawing: ReadDrawing = async (path) => {
  const file = join(import.meta.dirname, 'pictures', path);
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
};

/** The seed that was created last. Tests often need the same seed again. */
let last: Db | undefined;

function seedOf({ scale, today }: DbMeta): Db {
  if (last?.meta.scale !== scale || last.meta.today !== today) last = createSeed(scale, today);
  return last;
}

/** Creates a stand-in provider in memory. Providers are independent of each other. */
export function createProvider({ scale, clock = Date.now, today, snapshot, keep }: ProviderOptions): Provider {
  let meta: DbMeta = snapshot?.meta ?? { scale, today: today ?? textOfEpoch(clock()).slice(0, 10) };
  const seeded = (): Db => {
    const fresh = copyOfSeed(seedOf(meta));
    settleVisits(fresh, clock());
    return fresh;
  };
  let db = seeded();
  if (snapshot !== undefined) restoreSnapshot(db, snapshot);
  const store =
    keep === undefined
      ? memoryStore(() => db)
      : savingStore(
          () => db,
          () => keep(takeSnapshot(db)),
        );
  const handlers = createHandlers({ store, clock, readDrawing });

  return {
    handlers,
    get db() {
      return db;
    },
    respond: (request) => respond(handlers, request),
    act: (work) => store.run(true, work),
    reset: (to) => {
      meta = { ...meta, ...to };
      db = seeded();
      keep?.(takeSnapshot(db));
    },
    snapshot: () => takeSnapshot(db),
  };
}
