import type { Db } from '../db/db.ts';

/** Where the stand-in provider stores its state. */
export interface Store {
  /**
   * Runs one request on the newest state, alone, and stores its changes, even if `work` throws: a
   * refused login counts as a try.
   */
  run<T>(mayWrite: boolean, work: (db: Db) => T): Promise<T>;
}
