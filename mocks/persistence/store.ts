import type { Db } from '../db/db.ts';

/** Where the provider keeps its state. */
export interface Store {
  /**
   * Runs one request on the newest state and keeps what it changed, alone: another request sees all of it or nothing.
   * What was changed before `work` throws is kept too: a refused login counts as a try.
   */
  run<T>(mayWrite: boolean, work: (db: Db) => T): Promise<T>;
}
