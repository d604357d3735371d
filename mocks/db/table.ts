export type RowId = number | string;
export type IndexKey = number | string;

/** Returns the index keys of a row: one, several or null. */
export type KeyOf<R> = (row: R) => IndexKey | readonly IndexKey[] | null;

interface Row {
  readonly id: RowId;
}

/** Called after a change. `row` is undefined after a removal, `previous` after an insertion. */
export type ChangeListener<R> = (row: R | undefined, previous: R | undefined) => void;

const NOTHING: readonly never[] = [];

/**
 * Rows by id with secondary indexes, built on first use. Rows are immutable: `update` replaces the
 * object, so a variable still holds the old row. The table records which ids have changed since the
 * seed, because a snapshot stores only these.
 */
export class Table<R extends Row, I extends string = never> {
  readonly name: string;
  readonly #rows = new Map<RowId, R>();
  readonly #keyOf: Readonly<Record<I, KeyOf<R>>>;
  readonly #indexes = new Map<I, Map<IndexKey, R[]>>();
  readonly #changed = new Set<RowId>();
  readonly #listeners = new Set<ChangeListener<R>>();
  readonly #generatedFrom: number;
  #lastId = 0;
  #version = 0;

  /** @param generatedFrom first id of generated rows; new rows get lower ones */
  constructor(name: string, keyOf: Readonly<Record<I, KeyOf<R>>>, generatedFrom = Number.MAX_SAFE_INTEGER) {
    this.name = name;
    this.#keyOf = keyOf;
    this.#generatedFrom = generatedFrom;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** Number of changes since the seed. */
  get version(): number {
    return this.#version;
  }

  get(id: R['id']): R | undefined {
    return this.#rows.get(id);
  }

  /**
   * Returns a row whose id comes from the Db.
   * @throws Error if there is no row with this id
   */
  require(id: R['id']): R {
    const row = this.#rows.get(id);
    if (row === undefined) throw new Error(`${this.name}: no row ${String(id)}`);
    return row;
  }

  /** Returns all rows in the order of insertion. */
  all(): IterableIterator<R> {
    return this.#rows.values();
  }

  find(index: I, key: IndexKey): readonly R[] {
    return this.#index(index).get(key) ?? NOTHING;
  }

  findOne(index: I, key: IndexKey): R | undefined {
    return this.#index(index).get(key)?.[0];
  }

  countBy(index: I): ReadonlyMap<IndexKey, number> {
    return new Map([...this.#index(index)].map(([key, rows]) => [key, rows.length]));
  }

  nextId(): number {
    return this.#lastId + 1;
  }

  /** Raises the id of the next new row to at least `id`. */
  startIdsAt(id: number): void {
    this.#lastId = Math.max(this.#lastId, id - 1);
  }

  /** Adds or replaces a row of the seed without notifying listeners. */
  seed(row: R): R {
    const previous = this.#rows.get(row.id);
    if (previous !== undefined) this.#unindex(previous);
    this.#put(row);
    return row;
  }

  /** Adopts the rows of another table. Rows are immutable, so both tables can share them. */
  seedFrom(other: Table<R, I>): void {
    for (const [id, row] of other.#rows) this.#rows.set(id, row);
    this.#lastId = other.#lastId;
  }

  insert(row: R): R {
    if (this.#rows.has(row.id)) throw new Error(`${this.name}: row ${String(row.id)} exists`);
    this.#put(row);
    this.#mark(row.id, row, undefined);
    return row;
  }

  /** @throws Error if there is no row with this id */
  update(id: R['id'], patch: Partial<Omit<R, 'id'>>): R {
    return this.replace({ ...this.require(id), ...patch });
  }

  /** @throws Error if there is no row with this id */
  replace(row: R): R {
    const previous = this.require(row.id);
    this.#unindex(previous);
    this.#put(row);
    this.#mark(row.id, row, previous);
    return row;
  }

  remove(id: R['id']): R | undefined {
    const previous = this.#rows.get(id);
    if (previous === undefined) return undefined;
    this.#unindex(previous);
    this.#rows.delete(id);
    this.#mark(id, undefined, previous);
    return previous;
  }

  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe(listener: ChangeListener<R>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Returns the differences from the seed: added or changed rows, and removed ids. */
  changes(): { rows: R[]; removed: RowId[] } {
    const rows: R[] = [];
    const removed: RowId[] = [];
    for (const id of this.#changed) {
      const row = this.#rows.get(id);
      if (row === undefined) removed.push(id);
      else rows.push(row);
    }
    return { rows, removed };
  }

  /** Applies the rows of a snapshot as changes. */
  apply(rows: readonly R[], removed: readonly RowId[]): void {
    for (const id of removed) this.remove(id);
    for (const row of rows) {
      const previous = this.#rows.get(row.id);
      if (previous !== undefined) this.#unindex(previous);
      this.#put(row);
      this.#mark(row.id, row, previous);
    }
  }

  #put(row: R): void {
    this.#rows.set(row.id, row);
    if (typeof row.id === 'number' && row.id > this.#lastId && row.id < this.#generatedFrom) this.#lastId = row.id;
    for (const [name, index] of this.#indexes) addTo(index, this.#keyOf[name](row), row);
  }

  #mark(id: RowId, row: R | undefined, previous: R | undefined): void {
    this.#changed.add(id);
    this.#version += 1;
    for (const listener of this.#listeners) listener(row, previous);
  }

  #index(name: I): Map<IndexKey, R[]> {
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    const index = new Map<IndexKey, R[]>();
    const keyOf = this.#keyOf[name];
    for (const row of this.#rows.values()) addTo(index, keyOf(row), row);
    this.#indexes.set(name, index);
    return index;
  }

  #unindex(row: R): void {
    for (const [name, index] of this.#indexes) {
      for (const key of keysOf(this.#keyOf[name](row))) {
        const kept = (index.get(key) ?? []).filter((other) => other.id !== row.id);
        index.set(key, kept);
      }
    }
  }
}

function keysOf(key: IndexKey | readonly IndexKey[] | null): readonly IndexKey[] {
  if (key === null) return NOTHING;
  return typeof key === 'object' ? key : [key];
}

function addTo<R>(index: Map<IndexKey, R[]>, key: IndexKey | readonly IndexKey[] | null, row: R): void {
  for (const one of keysOf(key)) {
    const bucket = index.get(one);
    if (bucket === undefined) index.set(one, [row]);
    else bucket.push(row);
  }
}
