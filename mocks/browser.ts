import { network } from 'virtual:msw';
import type { Clock } from './clock.ts';
import { textOfEpoch } from './db/calendar.ts';
import type { Db, Scale } from './db/db.ts';
import type { ReadDrawing } from './handlers/files/drawings.ts';
import { memoryStore } from './persistence/memory-store.ts';
import { openSharedStore } from './persistence/shared-store.ts';
import type { Store } from './persistence/store.ts';
import { createHandlers } from './provider.ts';
import { createSeed } from './seed/create-seed.ts';
import { settleVisits } from './seed/settle-visits.ts';

/** Options that the workbench sets before the page starts (src/workbench). */
interface WorkbenchOptions {
  readonly clock: Clock;
  /** Scale of the seed; undefined keeps the stored scale. */
  readonly scale: Scale | undefined;
}

/**
 * Answers API requests inside the page. All tabs of the browser share the state; `?reset-mocks` in
 * the URL deletes it first.
 */
export async function startMocks(options?: WorkbenchOptions): Promise<void> {
  const clock = options?.clock.now ?? Date.now;
  const store = await openStore(clock, options?.scale ?? import.meta.env.VITE_MOCKS_SCALE);
  network.configure({
    handlers: createHandlers({ store, clock, readDrawing }),
    context: { quiet: true },
    onUnhandledFrame: 'bypass',
  });
  // The seed is created during the worker's registration, which saves time for the first request.
  await Promise.all([enable(), store.run(false, () => undefined)]);
}

const drawings = import.meta.glob<string>('./pictures/*/*.svg', { query: '?raw', import: 'default' });
const readDrawing: ReadDrawing = async (path) => drawings[`./pictures/${path}`]?.();

const ATTEMPTS = 3;

/**
 * Registers the worker and sends a test request. If no response comes, it registers the worker
 * again: when a reload closes the previous page, that page may unregister the worker.
 */
async function enable(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await network.enable();
    const answer = await fetch('/api/v0/front/resources/dir/countries').catch(() => undefined);
    const isAnswered = answer?.headers.get('Content-Type')?.includes('json') ?? false;
    if (isAnswered || attempt === ATTEMPTS) return;
    await network.disable();
  }
}

async function openStore(clock: () => number, scale: Scale | undefined): Promise<Store> {
  const seed = (size: Scale, today: string): Db => {
    const db = createSeed(size, today);
    settleVisits(db, clock());
    return db;
  };
  try {
    const store = await openSharedStore({ scale, clock, seed });
    if (takeResetParameter()) await store.reset();
    return store;
  } catch (error) {
    console.warn('[mocks] IndexedDB is not available: changes are lost when the page closes', error);
    const db = seed(scale ?? 'site', textOfEpoch(clock()).slice(0, 10));
    return memoryStore(() => db);
  }
}

/** Reads `?reset-mocks` and removes it from the URL, so that a reload does not reset again. */
function takeResetParameter(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has('reset-mocks')) return false;
  url.searchParams.delete('reset-mocks');
  history.replaceState(history.state, '', url);
  return true;
}
