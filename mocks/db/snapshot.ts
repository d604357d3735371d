import { createDb, type Db, type DbMeta } from './db.ts';
import { Table, type RowId } from './table.ts';

/** Plain data, fit for IndexedDB or JSON: what people changed since the seed, by table. */
export interface Snapshot {
  readonly version: 1;
  readonly meta: DbMeta;
  readonly tables: Readonly<Record<string, { readonly rows: readonly unknown[]; readonly removed: readonly RowId[] }>>;
}

function* tablesOf(db: Db) {
  for (const table of Object.values(db)) if (table instanceof Table) yield table;
}

/** Another Db with the rows of a seed, in a thirtieth of the time that laying it takes. */
export function copyOfSeed(seed: Db): Db {
  const copy = createDb(seed.meta);
  const seeded = new Map([...tablesOf(seed)].map((table) => [table.name, table]));
  // Tables of one name are of one kind.
  for (const table of tablesOf(copy)) table.seedFrom(seeded.get(table.name) as never);
  return copy;
}

/** Everything that differs from the seed. A few kilobytes, whatever the scale. */
export function takeSnapshot(db: Db): Snapshot {
  const tables: Record<string, { rows: unknown[]; removed: RowId[] }> = {};
  for (const table of tablesOf(db)) {
    const { rows, removed } = table.changes();
    if (rows.length > 0 || removed.length > 0) tables[table.name] = { rows, removed };
  }
  return { version: 1, meta: db.meta, tables };
}

/**
 * Puts a snapshot onto a fresh seed of the same scale and day: the one that `snapshot.meta` names.
 * @throws when the seed is another one, because ids would then name other people.
 */
export function restoreSnapshot(db: Db, snapshot: Snapshot): void {
  if (snapshot.meta.scale !== db.meta.scale || snapshot.meta.today !== db.meta.today) {
    throw new Error(
      `snapshot of ${snapshot.meta.scale} ${snapshot.meta.today}, seed of ${db.meta.scale} ${db.meta.today}`,
    );
  }
  for (const table of tablesOf(db)) {
    const changes = snapshot.tables[table.name];
    // The rows were written by `takeSnapshot` from this very table; structured clone keeps their shape.
    if (changes !== undefined) table.apply(changes.rows as never[], changes.removed);
  }
}
