import { toSlug } from './translit.ts';

/** Issues unique slugs. */
export class SlugBook {
  readonly #taken = new Set<string>();
  readonly #lastSuffix = new Map<string, number>();

  /** Returns the first free slug of these texts; if all are taken, the last one with a number. */
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
