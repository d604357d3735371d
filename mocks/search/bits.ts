/** A set of row ordinals, one bit each. */
export class Bits {
  readonly words: Uint32Array;

  constructor(size: number) {
    this.words = new Uint32Array(Math.ceil(size / 32));
  }

  add(row: number): void {
    const index = row >>> 5;
    this.words[index] = (this.words[index] ?? 0) | (1 << (row & 31));
  }

  addAll(rows: Iterable<number>): this {
    for (const row of rows) this.add(row);
    return this;
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** Adds every member of the other. */
  union(other: Bits): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i] = (this.words[i] ?? 0) | (other.words[i] ?? 0);
    return this;
  }

  /** Keeps only members of the other. */
  intersect(other: Bits): this {
    for (let i = 0; i < this.words.length; i += 1) this.words[i] = (this.words[i] ?? 0) & (other.words[i] ?? 0);
    return this;
  }

  /** Members, rising. */
  *rows(): Generator<number> {
    for (let i = 0; i < this.words.length; i += 1) {
      for (let rest = this.words[i] ?? 0; rest !== 0; rest &= rest - 1) yield i * 32 + 31 - Math.clz32(rest & -rest);
    }
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }
}
