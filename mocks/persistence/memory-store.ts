import type { Db } from '../db/db.ts';
import type { Store } from './store.ts';

/**
 * Creates a store that exists in memory only.
 * @param current returns the Db, which a reset replaces
 */
export function memoryStore(current: () => Db): Store {
  return { run: async (_mayWrite, work) => work(current()) };
}
