import type { Db } from '../db/db.ts';

/** Storage of the stand-in provider's state. */
export interface Store {
  /**
   * Runs one request alone on the newest state and stores its changes. They are stored even if
   * `work` throws, because a refused login counts as a try.
   */
  run<T>(mayWrite: boolean, work: (db: Db) => T): Promise<T>;
}
