import type { HttpHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { textOfEpoch } from './db/calendar.ts';
import type { Db, Scale } from './db/db.ts';
import { restoreSnapshot, takeSnapshot, type Snapshot } from './db/snapshot.ts';
import { memoryStore } from './persistence/memory-store.ts';
import { createHandlers } from './provider.ts';
import { createSeed } from './seed/create-seed.ts';
import { settleVisits } from './seed/settle-visits.ts';

export interface ProviderOptions {
  /** `small` for tests, `site` for people, `large` for measurements. */
  readonly scale: Scale;
  /** Epoch milliseconds; the machine's clock by default. */
  readonly clock?: () => number;
  /** The seed's day, YYYY-MM-DD; the clock's by default. */
  readonly today?: string;
  /** A state to go on from; its seed's scale and day hold. */
  readonly snapshot?: Snapshot | undefined;
}

export interface Provider {
  readonly handlers: HttpHandler[];
  /** The state. Another object after a reset, so don't keep it. */
  readonly db: Db;
  /** Answers one request; 404 for an address that the contract doesn't have. */
  respond(request: Request): Promise<Response>;
  /** Back to the seed. */
  reset(): void;
  snapshot(): Snapshot;
}

/** A stand-in provider of its own, in memory: every test can have one. */
export function createProvider({ scale, clock = Date.now, today, snapshot }: ProviderOptions): Provider {
  const meta = snapshot?.meta ?? { scale, today: today ?? textOfEpoch(clock()).slice(0, 10) };
  const seeded = (): Db => {
    const fresh = createSeed(meta.scale, meta.today);
    settleVisits(fresh, clock());
    return fresh;
  };
  let db = seeded();
  if (snapshot !== undefined) restoreSnapshot(db, snapshot);
  const handlers = createHandlers({ store: memoryStore(() => db), clock });

  return {
    handlers,
    get db() {
      return db;
    },
    respond: async (request) =>
      (await getResponse(handlers, request)) ?? Response.json({ message: 'Ничего не найдено' }, { status: 404 }),
    reset: () => {
      db = seeded();
    },
    snapshot: () => takeSnapshot(db),
  };
}
