import type { Db } from '../db/db.ts';
import { ChangeLog } from './changes.ts';
import type { Store } from './store.ts';

/**
 * Creates a store in memory that saves every change before the response.
 *
 * @param current returns the Db, which a reset replaces
 * @param keep called after a request with changes, even if it was refused
 */
export function savingStore(current: () => Db, keep: () => void): Store {
  let db = current();
  let log = new ChangeLog(db);
  return {
    run: async (mayWrite, work) => {
      if (db !== current()) {
        db = current();
        log = new ChangeLog(db);
      }
      try {
        return work(db);
      } finally {
        if (mayWrite && log.take().length > 0) keep();
      }
    },
  };
}
