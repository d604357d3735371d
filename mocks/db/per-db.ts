import type { Db } from './db.ts';

/** Caches the result of `create` for each Db. */
export function perDb<T>(create: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db) ?? create(db);
    made.set(db, known);
    return known;
  };
}
