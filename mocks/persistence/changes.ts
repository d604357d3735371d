import type { Db } from '../db/db.ts';
import { Table, type RowId } from '../db/table.ts';

interface AnyRow {
  readonly id: RowId;
}

/** Latest state of one row, null after its removal. Plain data for IndexedDB. */
export interface RowChange {
  readonly table: string;
  readonly id: RowId;
  readonly row: AnyRow | null;
}

interface AnyTable {
  readonly name: string;
  get(id: RowId): AnyRow | undefined;
  apply(rows: readonly AnyRow[], removed: readonly RowId[]): void;
  subscribe(listener: (row: AnyRow | undefined, previous: AnyRow | undefined) => void): () => void;
}

/** Records the changed rows of a Db, so that they can be stored elsewhere. */
export class ChangeLog {
  readonly #tables = new Map<string, AnyTable>();
  readonly #changed = new Map<string, { readonly table: string; readonly id: RowId }>();
  #isQuiet = false;

  constructor(db: Db) {
    for (const table of Object.values(db)) {
      if (table instanceof Table) this.#follow(table);
    }
  }

  get isEmpty(): boolean {
    return this.#changed.size === 0;
  }

  /** Returns the changes since the last call. */
  take(): RowChange[] {
    const changes = [...this.#changed.values()].map(({ table, id }) => ({
      table,
      id,
      row: this.#tables.get(table)?.get(id) ?? null,
    }));
    this.#changed.clear();
    return changes;
  }

  /** Applies changes from another tab without recording them. */
  apply(changes: readonly RowChange[]): void {
    this.#isQuiet = true;
    for (const { table, id, row } of changes) {
      if (row === null) this.#tables.get(table)?.apply([], [id]);
      else this.#tables.get(table)?.apply([row], []);
    }
    this.#isQuiet = false;
  }

  #follow(table: AnyTable): void {
    this.#tables.set(table.name, table);
    table.subscribe((row, previous) => {
      const id = (row ?? previous)?.id;
      if (id !== undefined && !this.#isQuiet) this.#changed.set(`${table.name}/${id}`, { table: table.name, id });
    });
  }
}
