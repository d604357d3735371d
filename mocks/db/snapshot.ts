import { createDb, type Db, type DbMeta } from './db.ts';
import { Table, type RowId } from './table.ts';

/** Rows that people changed since the seed, by table. Plain data for IndexedDB or JSON. */
export interface Snapshot {
  readonly version: 1;
  readonly meta: DbMeta;
  readonly tables: Readonly<Record<string, { readonly rows: readonly unknown[]; readonly removed: readonly RowId[] }>>;
}

function* tablesOf(db: Db) {
  for (const table of Object.values(db)) if (table instanceof Table) yield table;
}

/** Copies a seed, thirty times faster than creating it. */
export function copyOfSeed(seed: Db): Db {
  const copy = createDb(seed.meta);
  const seeded = new Map([...tablesOf(seed)].map((table) => [table.name, table]));
  // Tables with the same name have the same row type.
  for (const table of tablesOf(copy)) table.seedFrom(seeded.get(table.name) as never);
  return copy;
}

/** Collects all differences from the seed: a few kilobytes at any scale. */
export function takeSnapshot(db: Db): Snapshot {
  const tables: Record<string, { rows: unknown[]; removed: RowId[] }> = {};
  for (const table of tablesOf(db)) {
    const { rows, removed } = table.changes();
    if (rows.length > 0 || removed.length > 0) tables[table.name] = { rows, removed };
  }
  return { version: 1, meta: db.meta, tables };
}

/**
 * Applies a snapshot to a new seed.
 *
 * @throws Error if scale or day differ, because ids then belong to other people
 */
export function restoreSnapshot(db: Db, snapshot: Snapshot): void {
  if (snapshot.meta.scale !== db.meta.scale || snapshot.meta.today !== db.meta.today) {
    throw new Error(
      `snapshot of ${snapshot.meta.scale} ${snapshot.meta.today}, seed of ${db.meta.scale} ${db.meta.today}`,
    );
  }
  for (const table of tablesOf(db)) {
    const changes = snapshot.tables[table.name];
    // `takeSnapshot` has read the rows from the table with this name, so they have the table's
    // type.
    if (changes !== undefined) table.apply(changes.rows as never[], changes.removed);
  }
}
