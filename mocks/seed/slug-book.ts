import { toSlug } from './translit.ts';

/** Returns each slug only once. */
export class SlugBook {
  readonly #taken = new Set<string>();
  readonly #lastSuffix = new Map<string, number>();

  /** The first text with a free slug, otherwise the last one with a number. */
  take(...texts: readonly string[]): string {
    let last = '';
    for (const text of texts) {
      last = toSlug(text);
      if (!this.#taken.has(last)) return this.#keep(last);
    }
    let suffix = (this.#lastSuffix.get(last) ?? 1) + 1;
    while (this.#taken.has(`${last}-${suffix}`)) suffix += 1;
    this.#lastSuffix.set(last, suffix);
    return this.#keep(`${last}-${suffix}`);
  }

  #keep(slug: string): string {
    this.#taken.add(slug);
    return slug;
  }
}
