import { editDistance, maxTypos } from './edit-distance.ts';
import { stem, withoutEnding } from './stem.ts';

/** Levels of a match between a word of the text and of the vocabulary; a lower level is better. */
const LEVEL = { exact: 0, prefix: 1, stem: 2, infix: 3, slip: 4 } as const;

export interface Word {
  /** Folded word, or its stem in a vocabulary of stems. */
  readonly key: string;
  /** Word with its spelling, in lower case. */
  readonly written: string;
  /** Row numbers that contain the word, ascending. */
  readonly rows: number[];
}

export interface Matches {
  /** Level of the match. For a typo it is `LEVEL.slip` plus the number of wrong letters. */
  readonly level: number;
  readonly words: readonly Word[];
}

export const NO_MATCH: Matches = { level: Infinity, words: [] };

interface Options {
  /**
   * True to compare stems, so that endings do not matter; false to compare whole words, as for
   * names.
   */
  readonly stems: boolean;
  /** True to find beginnings inside words: «кард» in «электрокардиограмма». */
  readonly infix?: boolean;
}

const SHORTEST_INFIX = 4;
/** Minimum length of a word in which the first letter may be a typo. */
const LONG = 7;

/** Index of words, found by the whole word, its beginning, its middle, or with a typo. */
export class Vocabulary {
  readonly #options: Options;
  readonly #byKey = new Map<string, Word>();
  #sorted: Word[] | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Adds a word of a row. Rows must be added in ascending order.
   * @param folded word from `foldedWords`
   */
  add(row: number, folded: string, written = folded): void {
    const key = this.#options.stems ? stem(folded) : folded;
    const known = this.#byKey.get(key);
    if (known === undefined) {
      this.#byKey.set(key, { key, written, rows: [row] });
      this.#sorted = null;
    } else if (known.rows.at(-1) !== row) known.rows.push(row);
  }

  /**
   * Adds other forms of known words, so that beginnings and typos of them match: «балит» finds
   * «болит».
   */
  addForms(forms: Iterable<{ readonly folded: string; readonly written: string }>): void {
    for (const { folded, written } of forms) {
      const known = this.exact(folded);
      if (known !== undefined && !this.#byKey.has(folded)) {
        this.#byKey.set(folded, { key: folded, written, rows: known.rows });
        this.#sorted = null;
      }
    }
  }

  exact(word: string): Word | undefined {
    return this.#byKey.get(this.#options.stems ? stem(word) : word);
  }

  /**
   * Returns the words that match best: the same word, else words with the same beginning, stem or
   * middle. Words with typos are not returned.
   */
  find(word: string): Matches {
    const whole = this.exact(word);
    if (whole !== undefined) return { level: LEVEL.exact, words: [whole] };
    return this.startingWith(word);
  }

  /** Like `find`, but also returns longer words with this beginning, for a text being typed. */
  startingWith(word: string): Matches {
    if (this.#options.infix === true && word.length >= SHORTEST_INFIX) return this.#containing(word);
    const whole = this.#prefixed(word);
    if (whole.length > 0) return { level: LEVEL.prefix, words: whole };
    // «болит» has the stem «боль», but must not find «Болат».
    const shorten = this.#options.stems ? stem : withoutEnding;
    const short = shorten(word);
    const stemmed = short === word ? [] : this.#prefixed(short);
    // «Сериковой» must find «Серикова», not «Сериковна».
    const sameStem = stemmed.filter((one) => shorten(one.key) === short);
    if (stemmed.length === 0) return NO_MATCH;
    return { level: LEVEL.stem, words: sameStem.length > 0 ? sameStem : stemmed };
  }

  /** Returns the words with the fewest typos, if a word of this length may have so many. */
  nearly(word: string): Matches {
    const wanted = this.#options.stems ? stem(word) : word;
    let limit = maxTypos(wanted.length);
    let words: Word[] = [];
    for (const one of limit === 0 ? [] : this.#words()) {
      // A different first letter of a short word means another word, not a typo.
      if (wanted.length < LONG && one.key[0] !== wanted[0]) continue;
      const distance = editDistance(wanted, one.key, limit);
      if (distance > limit) continue;
      if (distance < limit) {
        limit = distance;
        words = [];
      }
      words.push(one);
    }
    return words.length === 0 ? NO_MATCH : { level: LEVEL.slip + limit, words };
  }

  #containing(word: string): Matches {
    const short = stem(word);
    // A short stem must begin the word: «педи» finds «педиатр», but its stem is also inside
    // «ортопед».
    const inside = short.length >= LONG ? short : word;
    const words = this.#words().filter((one) => one.key.startsWith(short) || one.key.includes(inside));
    return words.length > 0 ? { level: LEVEL.infix, words } : NO_MATCH;
  }

  #words(): Word[] {
    this.#sorted ??= [...this.#byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    return this.#sorted;
  }

  #prefixed(start: string): Word[] {
    return this.#words().filter(({ key }) => key.startsWith(start));
  }
}
