/** Hashes two integers into 32 bits, the same on every machine. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Returns `mix` scaled to [0, 1). */
export function chanceOf(a: number, b: number): number {
  return mix(a, b) / 4_294_967_296;
}

/**
 * Pseudo-random numbers (sfc32). Each person, clinic and text has its own stream, so one more draw
 * from a stream leaves other data unchanged.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /**
   * @param owner id of the owner, for example of a doctor
   * @param purpose number of the stream among the owner's streams
   */
  constructor(owner: number, purpose: number) {
    this.#a = mix(owner, purpose);
    this.#b = mix(purpose, owner + 1);
    this.#c = mix(owner + 2, purpose + 3);
    for (let i = 0; i < 4; i += 1) this.next();
  }

  next(): number {
    const t = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Returns a random index with probability in proportion to its weight. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.next() * total;
    for (let i = 0; i < weights.length; i += 1) {
      left -= weights[i] ?? 0;
      if (left < 0) return i;
    }
    return weights.length - 1;
  }

  /** Returns up to `count` different items in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    return this.shuffle([...items]).slice(0, count);
  }

  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = Math.floor(this.next() * (i + 1));
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}
