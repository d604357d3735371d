import { editDistance, forgivenSlips } from './edit-distance.ts';
import { stem, withoutEnding } from './stem.ts';

/** Levels of a match between a word of the query and a word of the vocabulary: lower is better. */
const LEVEL = { exact: 0, prefix: 1, stem: 2, infix: 3, slip: 4 } as const;

export interface Word {
  /** The folded word, or its stem in a vocabulary of stems. */
  readonly key: string;
  /** The word as it is written, in lower case. */
  readonly written: string;
  /** Ordinals of rows with this word, ascending. */
  readonly rows: number[];
}

export interface Matches {
  /** A value of LEVEL; a typo adds the number of wrong letters. */
  readonly level: number;
  readonly words: readonly Word[];
}

export const NO_MATCH: Matches = { level: Infinity, words: [] };

interface Options {
  /**
   * Keys are stems, so that endings don't count. Otherwise whole words are kept, as names need it.
   */
  readonly stems: boolean;
  /** Beginnings are found inside words too: «кард» in «электрокардиограмма». */
  readonly infix?: boolean;
}

const SHORTEST_INFIX = 4;
/** Minimum length of a word whose first letter may be a typo. */
const LONG = 7;

/** Words of many rows, found by the whole word, its beginning, its middle, or with a typo. */
export class Vocabulary {
  readonly #options: Options;
  readonly #byKey = new Map<string, Word>();
  #sorted: Word[] | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @param folded the word as `foldedWords` gives it; rows must come in rising order. */
  add(row: number, folded: string, written = folded): void {
    const key = this.#options.stems ? stem(folded) : folded;
    const known = this.#byKey.get(key);
    if (known === undefined) {
      this.#byKey.set(key, { key, written, rows: [row] });
      this.#sorted = null;
    } else if (known.rows.at(-1) !== row) known.rows.push(row);
  }

  /** Adds other forms of known words, so that prefixes and typos of these match too: «балит» finds «болит». */
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

  /** Matches at the best level without typos. */
  find(word: string): Matches {
    const whole = this.exact(word);
    if (whole !== undefined) return { level: LEVEL.exact, words: [whole] };
    return this.startingWith(word);
  }

  /** Like `find`, but also returns longer words with this beginning: for text still being typed. */
  startingWith(word: string): Matches {
    if (this.#options.infix === true && word.length >= SHORTEST_INFIX) return this.#containing(word);
    const whole = this.#prefixed(word);
    if (whole.length > 0) return { level: LEVEL.prefix, words: whole };
    // «болит» is «боль», but no beginning of «Болат».
    const shorten = this.#options.stems ? stem : withoutEnding;
    const short = shorten(word);
    const stemmed = short === word ? [] : this.#prefixed(short);
    // «Сериковой» is «Серикова» rather than «Сериковна».
    const sameStem = stemmed.filter((one) => shorten(one.key) === short);
    if (stemmed.length === 0) return NO_MATCH;
    return { level: LEVEL.stem, words: sameStem.length > 0 ? sameStem : stemmed };
  }

  /** Words at the smallest edit distance, if a word of this length may have so many typos. */
  nearly(word: string): Matches {
    const wanted = this.#options.stems ? stem(word) : word;
    let limit = forgivenSlips(wanted.length);
    let words: Word[] = [];
    for (const one of limit === 0 ? [] : this.#words()) {
      // A short word with another first letter is another word, not a typo.
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
    // «педи» begins «педиатр»; its stem is also inside «ортопед», and that of «Алёна» inside
    // «удаление», but these are not meant.
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
