import type { Db } from '../db/db.ts';
import type { Store } from './store.ts';

/** A store that lives as long as the program. @param current the Db of this moment: a reset puts another in its place */
export function memoryStore(current: () => Db): Store {
  return { run: async (_mayWrite, work) => work(current()) };
}
